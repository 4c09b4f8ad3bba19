import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { answerRequest } from '../../contract/requests/request-calls.ts'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { requestTexts } from './request.text.ts'

interface Props {
  request: { readonly request_no: string; readonly order_no: string; readonly reason: string }
  onClose: () => void
}

/** The planner says yes, and the order is changed, or no with a reason. */
export function RespondDrawer({ request: { request_no, order_no, reason }, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(answerRequest, {
    initial: { request_no, accept: '1', answer: '' },
    onDone: () => {
      showToast('done', say(requestTexts.answered, { no: request_no }))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(requestTexts.respondTitle, { no: request_no })}
      subtitle={order_no}
      label={requestTexts.respond}
      form={form}
      onClose={onClose}
    >
      <p>{reason}</p>
      <FormSelect
        form={form}
        name="accept"
        label={requestTexts.respond}
        options={[
          ['1', say(requestTexts.accept)],
          ['2', say(requestTexts.reject)],
        ]}
      />
      <FormField form={form} name="answer" label={requestTexts.answer} required={form.typed.accept === '2'} />
    </FormDrawer>
  )
}
