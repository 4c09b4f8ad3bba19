import { Link, useNavigate } from 'react-router'
import type { Text } from '#platform/contract/text.ts'
import { BrandMark } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { usePageTitle } from '#platform/web/shell/use-page.ts'
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
  usePageTitle(say(title))
  return (
    <main className="status-page">
      <BrandMark />
      <p className="code">{code}</p>
      <h1>{say(title)}</h1>
      <p>{say(body)}</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void navigate(-1)}>
          {say(statusTexts.back)}
        </button>
        <Link className="btn primary" to="/">
          {say(statusTexts.home)}
        </Link>
      </div>
    </main>
  )
}
