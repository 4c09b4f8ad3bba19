import { StatusPage } from './status-page.tsx'
import { statusTexts } from './status-page.text.ts'

export function Forbidden() {
  return <StatusPage code={403} title={statusTexts.forbidden} body={statusTexts.forbiddenBody} />
}
