import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { slipAddress } from '#platform/web/kit/slip/slip-address.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { cancelSales, correctSales, reverseSales, unpostSales } from '../../contract/sale/sales-calls.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { saleTexts } from './sale.text.ts'

export type Ending = 'unpost' | 'correct' | 'reverse' | 'cancel'

interface Props {
  sales_no: string
  how: Ending
  onClose: (isDone: boolean) => void
}

/** 計上取消, 訂正, 赤伝 and 取消, each with its reason. */
export function EndSaleDrawer({ how, ...props }: Props) {
  if (how === 'cancel' || how === 'unpost') return <EndDrawer {...props} how={how} />
  return <OppositeDrawer {...props} how={how} />
}

const steps = {
  cancel: { call: cancelSales, words: ['cancelTitle', 'cancelBody', 'cancelled'] },
  unpost: { call: unpostSales, words: ['unpostTitle', 'unpostBody', 'unposted'] },
} as const

function EndDrawer({ sales_no, how, onClose }: Props & { how: keyof typeof steps }) {
  const say = useSay()
  const { call, words } = steps[how]
  const [title, body, done] = words
  return (
    <ReasonDrawer
      endpoint={call}
      of={{ sales_no }}
      title={say(saleTexts[title], { no: sales_no })}
      body={say(saleTexts[body])}
      label={saleTexts[how]}
      reason={saleTexts.reason}
      done={say(saleTexts[done], { no: sales_no })}
      onClose={onClose}
    />
  )
}

interface Opposite {
  readonly call: typeof correctSales | typeof reverseSales
  readonly words:
    | readonly ['correctTitle', 'correctBody', 'corrected']
    | readonly ['reverseTitle', 'reverseBody', 'reversed']
}
const opposites: Readonly<Record<'correct' | 'reverse', Opposite>> = {
  correct: { call: correctSales, words: ['correctTitle', 'correctBody', 'corrected'] },
  reverse: { call: reverseSales, words: ['reverseTitle', 'reverseBody', 'reversed'] },
}

function OppositeDrawer({ sales_no, how, onClose }: Props & { how: 'correct' | 'reverse' }) {
  const say = useSay()
  const go = useNavigate()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const { call, words } = opposites[how]
  const [title, body, done] = words
  const form = useCallForm(call, {
    initial: { sales_no, account_dt: businessDate, reason: '' },
    onDone: ({ header }) => {
      showToast('done', say(saleTexts[done], { no: header.sales_no }))
      const shown = slipAddress(salesSlip, { key: { sales_no: header.sales_no } })
      void cache
        .invalidateQueries()
        .then(() => go(shown))
        .then(() => onClose(true))
    },
  })
  return (
    <FormDrawer
      title={say(saleTexts[title], { no: sales_no })}
      label={saleTexts[how]}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(saleTexts[body])}</p>
      <FormField form={form} name="reason" label={saleTexts.reason} required />
      <FormDate form={form} name="account_dt" label={saleTexts.accountDate} required />
    </FormDrawer>
  )
}
