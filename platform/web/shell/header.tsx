import { businessDateText } from '../language/date-text.ts'
import { useLanguage, useSay } from '../language/say.ts'
import { useSession } from '../session/session-context.tsx'
import { JobButton } from '../jobs/job-button.tsx'
import { Icon } from '../kit/theme/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu, type OnLanguage } from './language-menu.tsx'
import { shellTexts } from './shell.text.ts'

interface Props {
  languageSwitch: boolean
  onLanguage: OnLanguage
  onLogout: () => void
  /** Given where the menu is a drawer. */
  onOpenMenu?: (() => void) | undefined
}

export function Header({ languageSwitch, onLanguage, onLogout, onOpenMenu }: Props) {
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
      <span className="where">
        <b>{company?.company_nm}</b>
        <span className="factory">{factory?.factory_nm}</span>
      </span>
      <span className="business-date">
        <span>{say(shellTexts.businessDate)}</span>
        <b>{date ? businessDateText(date, language) : say(shellTexts.noBusinessDate)}</b>
      </span>
      <span className="spacer" />
      <JobButton />
      {languageSwitch ? <LanguageMenu onLanguage={onLanguage} /> : null}
      <AccountMenu onLogout={onLogout} />
    </header>
  )
}
