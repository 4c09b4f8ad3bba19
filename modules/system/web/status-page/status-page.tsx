import { Link, useNavigate } from 'react-router'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import { statusTexts } from './status-page.text.ts'
import './status-page.css'

interface Props {
  code: 403 | 404
  title: Text
  body: Text
}

export function StatusPage({ code, title, body }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const signedIn = useSession((state) => state.token !== '')
  return (
    <SignInPage title={say(title)} figure={code} lead={say(body)}>
      <div className="status-ways">
        <Link className="btn primary big" to="/">
          {say(signedIn ? statusTexts.home : statusTexts.signIn)}
        </Link>
        <button type="button" className="btn big" onClick={() => void navigate(-1)}>
          {say(statusTexts.back)}
        </button>
      </div>
    </SignInPage>
  )
}
