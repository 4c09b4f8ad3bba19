import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { answerRequest } from '../../contract/requests/request-calls.ts'
import { requestList } from '../../contract/requests/request-list.ts'
import { HangingDocuments } from '../page/hanging-documents.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { RequestEffects } from './request-effects.tsx'
import { requestTexts } from './request.text.ts'
import './request.css'

interface Props {
  request: RowOf<typeof requestList>
  onClose: () => void
}

/** The planner says yes, and the order is changed, or no with a reason. */
export function RespondDrawer({ request, onClose }: Props) {
  const { request_no, order_no, reason } = request
  const line_no = request.line_no ?? 0
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(answerRequest, {
    initial: { request_no, accept: '1', answer: '' },
    onDone: () => {
      showToast('done', say(requestTexts.answered, { no: request_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(requestTexts.respondTitle, { no: request_no })}
      subtitle={order_no}
      label={requestTexts.respond}
      form={form}
      wide
      onClose={onClose}
    >
      <Wished request={request} />
      <p>{reason}</p>
      <RequestEffects request_no={request_no} />
      <FormSelect
        form={form}
        name="accept"
        label={requestTexts.respond}
        options={[
          ['1', say(request.request_kind === '2' ? requestTexts.acceptCancel : requestTexts.accept)],
          ['2', say(requestTexts.reject)],
        ]}
      />
      <FormField form={form} name="answer" label={requestTexts.answer} required={form.typed.accept === '2'} />
      <HangingDocuments order_no={order_no} line_no={line_no} />
    </FormDrawer>
  )
}

const { columns } = requestList

/** What is and what is wanted instead. */
function Wished({ request }: Pick<Props, 'request'>) {
  const say = useSay()
  const language = useLanguage()
  const { request_kind, line_no, item_cd, item_nm, before_qty, wished_qty, before_dt, wished_dt } = request
  const day = (date: string) => (date === '' ? '' : businessDateText(date, language))
  const shown = [
    [
      columns.request_kind.label,
      request_kind === '' ? '' : say(columns.request_kind.codes.texts[request_kind]),
    ],
    [
      columns.item_cd.label,
      item_cd === '' ? '' : `${say(columns.line_no.label)} ${line_no}　${item_cd} ${item_nm}`,
    ],
    [
      requestTexts.qty,
      wished_qty === '' ? '' : say(requestTexts.fromTo, { from: before_qty, to: wished_qty }),
    ],
    [
      requestTexts.date,
      wished_dt === '' ? '' : say(requestTexts.fromTo, { from: day(before_dt), to: day(wished_dt) }),
    ],
  ] as const
  return (
    <dl className="request-wished">
      {shown.map(([label, value]) =>
        value === '' ? null : (
          <div key={label.ja}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
