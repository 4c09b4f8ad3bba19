import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useKeptFocus } from '../../keyboard/use-kept-focus.ts'
import { useSay } from '../../language/say.ts'
import { isAlone } from '../command/command-layers.ts'
import { feedbackTexts } from '../feedback/feedback.text.ts'
import { Icon } from '../theme/icon.tsx'
import { useView } from '../view/view-context.tsx'
import './drawer.css'

interface Props {
  title: string
  subtitle?: string
  footer?: ReactNode
  wide?: boolean
  narrow?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A panel over the right of the sheet. The focus stays in it and returns where it was; the function bar below stays
 * usable. Closing is its owner's decision, so that a half-typed form can ask first.
 */
export function Drawer({ title, subtitle, footer, wide = false, narrow = false, onClose, children }: Props) {
  const say = useSay()
  // In a tab it belongs to the tab; elsewhere it lies over the page.
  const panel = useView()?.panel
  const keepsFocus = useKeptFocus()
  return (
    <Dialog.Root
      open
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(open, event) => {
        if (event.reason === 'escape-key' && (event.event.defaultPrevented || isAlone())) {
          // Meant for the question above, which has just come and does not have the focus yet.
          event.cancel()
          event.allowPropagation()
        } else if (!open) onClose()
      }}
    >
      <Dialog.Portal container={panel ?? undefined}>
        <Dialog.Backdrop className="drawer-ground" />
        <Dialog.Popup
          className={wide ? 'drawer wide' : narrow ? 'drawer narrow' : 'drawer'}
          initialFocus={false}
          ref={keepsFocus}
        >
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            {subtitle ? <span className="sub">{subtitle}</span> : null}
            <span className="spacer" />
            <Dialog.Close className="icon-btn" aria-label={say(feedbackTexts.close)}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="drawer-body">{children}</div>
          {footer ? <footer>{footer}</footer> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
