import { Dialog } from '@base-ui/react/dialog'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { shellTexts } from '../shell.text.ts'
import { SideMenu } from './side-menu.tsx'

/** Below 992 px the menu comes over the sheet. */
export function MobileMenu({ routes, onClose }: { routes: readonly MenuRoute[]; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" />
        <Dialog.Popup className="mobile-menu" aria-label={say(shellTexts.menu)}>
          <SideMenu routes={routes} />
          <Dialog.Close className="icon-btn" aria-label={say(shellTexts.closeMenu)}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
