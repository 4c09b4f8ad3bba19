import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import { usePhone } from '../view/use-device.ts'
import { screenTitleTexts } from './screen-title.text.ts'

/**
 * Commands beside each other where there is room, else (or `folded`) in a list that opens. They stay where they are in the page: a
 * command may have opened something of its own.
 */
export function TitleMore({ folded, children }: { folded: boolean; children: ReactNode }) {
  const say = useSay()
  const isPhone = usePhone()
  const isFolded = folded || isPhone
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOnPress = ({ target }: Event) => {
      if (!(target instanceof Node && opener.current?.contains(target))) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('click', closeOnPress, true)
    document.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('click', closeOnPress, true)
      document.removeEventListener('keydown', closeOnEscape, true)
    }
  }, [open])
  return (
    <div className={['title-more', isFolded ? 'folded' : '', open ? 'open' : ''].filter(Boolean).join(' ')}>
      {isFolded ? (
        <button
          ref={opener}
          type="button"
          className="btn title-more-button"
          aria-expanded={open}
          aria-label={say(screenTitleTexts.more)}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </button>
      ) : null}
      <div className="title-more-list">{children}</div>
    </div>
  )
}
