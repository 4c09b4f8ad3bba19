import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { mailAcknowledgement } from '../../contract/documents/paper-calls.ts'
import { documentTexts } from './documents.text.ts'

/** Papers of orders to their customers, by mail; one sending after the other. */
export function useMailPapers() {
  const call = useCall()
  const say = useSay()
  const [mailing, setMailing] = useState(false)
  const mail = async (
    paper: typeof mailAcknowledgement,
    orders: readonly { readonly order_no: string }[],
  ) => {
    setMailing(true)
    try {
      const order_no = [...new Set(orders.map((one) => one.order_no))].join(',')
      const { mails } = await call(paper, { order_no })
      showToast('done', say(documentTexts.mailed, { count: mails }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    } finally {
      setMailing(false)
    }
  }
  return { mail, mailing }
}
