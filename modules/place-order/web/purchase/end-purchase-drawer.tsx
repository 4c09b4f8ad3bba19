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
import { cancelPurchase, correctPurchase, reversePurchase } from '../../contract/purchase/purchase-calls.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { purchaseTexts } from './purchase.text.ts'

export type Ending = 'correct' | 'reverse' | 'cancel'

interface Props {
  purchase_no: string
  how: Ending
  onClose: (isDone: boolean) => void
}

/** 訂正, 赤伝 and 取消, each with its reason. */
export function EndPurchaseDrawer({ how, ...props }: Props) {
  if (how === 'cancel') return <CancelDrawer {...props} />
  return <OppositeDrawer {...props} how={how} />
}

function CancelDrawer({ purchase_no, onClose }: Omit<Props, 'how'>) {
  const say = useSay()
  return (
    <ReasonDrawer
      endpoint={cancelPurchase}
      of={{ purchase_no }}
      title={say(purchaseTexts.cancelTitle, { no: purchase_no })}
      body={say(purchaseTexts.cancelBody)}
      label={purchaseTexts.cancel}
      reason={purchaseTexts.reason}
      done={say(purchaseTexts.cancelled, { no: purchase_no })}
      onClose={onClose}
    />
  )
}

interface Opposite {
  readonly call: typeof correctPurchase | typeof reversePurchase
  readonly words:
    | readonly ['correctTitle', 'correctBody', 'corrected']
    | readonly ['reverseTitle', 'reverseBody', 'reversed']
}
const opposites: Readonly<Record<'correct' | 'reverse', Opposite>> = {
  correct: { call: correctPurchase, words: ['correctTitle', 'correctBody', 'corrected'] },
  reverse: { call: reversePurchase, words: ['reverseTitle', 'reverseBody', 'reversed'] },
}

function OppositeDrawer({ purchase_no, how, onClose }: Props & { how: 'correct' | 'reverse' }) {
  const say = useSay()
  const go = useNavigate()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const { call, words } = opposites[how]
  const [title, body, done] = words
  const form = useCallForm(call, {
    initial: { purchase_no, account_dt: businessDate, reason: '' },
    onDone: ({ header }) => {
      showToast('done', say(purchaseTexts[done], { no: header.purchase_no }))
      const shown = slipAddress(purchaseSlip, { key: { purchase_no: header.purchase_no } })
      void cache
        .invalidateQueries()
        .then(() => go(shown))
        .then(() => onClose(true))
    },
  })
  return (
    <FormDrawer
      title={say(purchaseTexts[title], { no: purchase_no })}
      label={purchaseTexts[how]}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(purchaseTexts[body])}</p>
      <FormField form={form} name="reason" label={purchaseTexts.reason} required />
      <FormDate form={form} name="account_dt" label={purchaseTexts.accountDate} required />
    </FormDrawer>
  )
}
