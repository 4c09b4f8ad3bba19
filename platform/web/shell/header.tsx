import type { ReactNode } from 'react'
import { Icon } from '../kit/theme/icon.tsx'
import { businessDateText } from '../language/date-text.ts'
import { useLanguage, useSay } from '../language/say.ts'
import { useSession } from '../session/session-context.tsx'
import { useStore } from '../store/use-store.ts'
import { JobButton } from '../jobs/job-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { errorLog } from './error-log/error-log.ts'
import { errorLogTexts } from './error-log/error-log.text.ts'
import { LanguageMenu, type OnLanguage } from './language-menu.tsx'
import { manualTexts } from './manual/manual.text.ts'
import { paletteTexts } from './palette/palette.text.ts'
import type { ShellDialog } from './shell-dialog.ts'
import { shellTexts } from './shell.text.ts'
import './header.css'

interface Props {
  languageSwitch: boolean
  onLanguage: OnLanguage
  onLogout: () => void
  onOpen: (dialog: ShellDialog) => void
  /** Given where the menu is a drawer. */
  onOpenMenu?: (() => void) | undefined
  /** Of the screen that is looked at: a phone has no room for its tab. */
  title: string
  /** Before the rest: the brand, where it stands in no menu. */
  children?: ReactNode
}

export function Header({ languageSwitch, onLanguage, onLogout, onOpen, onOpenMenu, title, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const company = useSession((state) => state.company)
  const factory = useSession((state) => state.factory)
  const date = useSession((state) => state.businessDate)
  return (
    <header className="head">
      {onOpenMenu ? (
        <button type="button" className="icon-btn" aria-label={say(shellTexts.openMenu)} onClick={onOpenMenu}>
          <Icon name="menu" />
        </button>
      ) : null}
      {children}
      <span className="where">
        <b className="company-name">{company?.company_nm}</b>
        <b className="here">{title}</b>
        <span className="factory">{factory?.factory_nm}</span>
      </span>
      <span className="business-date">
        <span>{say(shellTexts.businessDate)}</span>
        {date ? (
          <BusinessDate text={businessDateText(date, language)} />
        ) : (
          <b>{say(shellTexts.noBusinessDate)}</b>
        )}
      </span>
      <span className="spacer" />
      <button
        type="button"
        className="palette-trigger"
        title={say(paletteTexts.search)}
        onClick={() => onOpen('palette')}
      >
        <Icon name="search" size="m" />
        <span>{say(paletteTexts.search)}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <span className="spacer" />
      <span className="head-tools">
        <JobButton />
        <ErrorLogButton onOpen={() => onOpen('errors')} />
        <button
          type="button"
          className="icon-btn settings-button"
          aria-label={say(manualTexts.title)}
          title={say(manualTexts.title)}
          onClick={() => onOpen('manual')}
        >
          <Icon name="book" />
        </button>
        <button
          type="button"
          className="icon-btn settings-button"
          aria-label={say(shellTexts.settings)}
          title={say(shellTexts.settings)}
          onClick={() => onOpen('settings')}
        >
          <Icon name="settings" />
        </button>
        {languageSwitch ? <LanguageMenu onLanguage={onLanguage} /> : null}
        <AccountMenu onLogout={onLogout} onOpen={onOpen} />
      </span>
    </header>
  )
}

/** There only once something has gone wrong. */
function ErrorLogButton({ onOpen }: { onOpen: () => void }) {
  const say = useSay()
  const count = useStore(errorLog).length
  if (count === 0) return null
  return (
    <button
      type="button"
      className="head-button error-count"
      title={say(errorLogTexts.open, { count })}
      onClick={onOpen}
    >
      <Icon name="warn" size="m" />
      <span className="visually-hidden">{say(errorLogTexts.title)} </span>
      {count}
    </button>
  )
}

const yearLength = '2026/'.length

/** On a phone the screen's name needs the room of the year. */
function BusinessDate({ text }: { text: string }) {
  return (
    <b>
      <span className="year">{text.slice(0, yearLength)}</span>
      {text.slice(yearLength)}
    </b>
  )
}
