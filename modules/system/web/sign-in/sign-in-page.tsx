import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productName } from '#platform/contract/constants.ts'
import { languages } from '#platform/contract/text.ts'
import { useKeptFocus } from '#platform/web/keyboard/use-kept-focus.ts'
import { BrandMark, Icon } from '#platform/web/kit/theme/icon.tsx'
import { languageNames, languageTags, useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { copyright } from '#platform/web/shell/copyright.ts'
import { usePageTitle } from '#platform/web/shell/use-page.ts'
import { keepChosenLanguage } from '../session/chosen-language.ts'
import { useSite } from '../session/use-site.ts'
import { SignInArt } from './sign-in-art.tsx'
import { signInTexts } from './sign-in.text.ts'
import './sign-in.css'

interface Props {
  title: string
  step?: 1 | 2
  /** Over the title: the number of what happened. */
  figure?: number
  lead?: ReactNode
  link?: { to: string; text: string }
  children: ReactNode
}

/** One layout for everything outside of the shell; it always wears the ocean theme. */
export function SignInPage({ title, step, figure, lead, link, children }: Props) {
  const say = useSay()
  const site = useSite()
  usePageTitle(title)
  const keepsFocus = useKeptFocus()
  return (
    <div className="sign-in" data-theme="ocean">
      <header className="art">
        <SignInArt />
        <p className="mark">
          <BrandMark />
          <span lang="ja">要</span>
          <small>{productName}</small>
        </p>
        <div className="slogan">
          <p>{say(signInTexts.slogan)}</p>
          <p>{say(signInTexts.scope)}</p>
        </div>
      </header>
      <main className="panel" ref={keepsFocus} tabIndex={-1}>
        {site?.language_switch === false ? null : <LanguageSwitch />}
        {step ? <Steps step={step} /> : null}
        {figure ? <p className="figure">{figure}</p> : null}
        <h1>{title}</h1>
        {lead ? <div className="lead">{lead}</div> : null}
        {children}
        <footer>
          <span>{copyright}</span>
          {link ? <Link to={link.to}>{link.text}</Link> : null}
        </footer>
      </main>
    </div>
  )
}

function LanguageSwitch() {
  const say = useSay()
  const current = useLanguage()
  const session = useSessionStore()
  return (
    <fieldset className="languages" aria-label={say(signInTexts.language)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTags[language]}
          aria-pressed={language === current}
          onClick={() => {
            keepChosenLanguage(language)
            session.set((now) => ({ ...now, language }))
          }}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}

function Steps({ step }: { step: 1 | 2 }) {
  const say = useSay()
  return (
    <ol className="steps" aria-label={say(signInTexts.steps)}>
      <li className={step === 1 ? 'current' : 'done'} aria-current={step === 1 ? 'step' : undefined}>
        <span>{step === 1 ? 1 : <Icon name="check" size="s" />}</span>
        {say(signInTexts.stepCompany)}
      </li>
      <li className={step === 2 ? 'current' : ''} aria-current={step === 2 ? 'step' : undefined}>
        <span>2</span>
        {say(signInTexts.stepUser)}
      </li>
    </ol>
  )
}
