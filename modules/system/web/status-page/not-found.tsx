import { StatusPage } from './status-page.tsx'
import { statusTexts } from './status-page.text.ts'

export function NotFound() {
  return <StatusPage code={404} title={statusTexts.notFound} body={statusTexts.notFoundBody} />
}
