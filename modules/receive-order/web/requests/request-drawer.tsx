import { useQueryClient } from '@tanstack/react-query'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { sendRequest } from '../../contract/requests/request-calls.ts'
import { requestKind } from '../../contract/requests/request-codes.ts'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { HangingDocuments } from '../page/hanging-documents.tsx'
import { requestTexts } from './request.text.ts'

interface Props {
  order: SlipRecordOf<typeof orderSlip>
  /** The line at hand. */
  line_no: number
  /** What has been typed there and could not be saved. */
  wished?: { readonly qty: string; readonly date: string } | undefined
  /** Of this line the request carries these fields now. */
  onSent?: ((line_no: number, fields: readonly ('qty' | 'desired_dt')[]) => void) | undefined
  onClose: () => void
}

/** 変更依頼: what the order does not let one change any more. */
export function RequestDrawer({ order, line_no, wished, onSent, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { order_no } = order.header
  const form = useCallForm(sendRequest, {
    initial: {
      ...{ order_no, kind: '1', line_no: String(line_no), reason: '' },
      ...{ qty: wished?.qty ?? '', date: wished?.date ?? '' },
    },
    onDone: ({ request_no }, { kind, line_no: of, qty, date }) => {
      showToast('done', say(requestTexts.sent, { no: request_no }))
      if (kind === '1')
        onSent?.(Number(of), [
          ...(qty === '' ? [] : (['qty'] as const)),
          ...(date === '' ? [] : (['desired_dt'] as const)),
        ])
      return cache.invalidateQueries().then(onClose)
    },
  })
  const lines = order.lines.filter(({ line_status }) => line_status === '0')
  const isChange = form.typed.kind === '1'
  return (
    <FormDrawer
      title={say(requestTexts.askTitle, { order: order_no })}
      label={requestTexts.ask}
      form={form}
      onClose={onClose}
    >
      <p className="dim">{say(requestTexts.askHelp)}</p>
      <FormSelect
        form={form}
        name="kind"
        label={requestTexts.kind}
        options={requestKind.codes.map((code) => [code, say(requestKind.texts[code])])}
      />
      {isChange ? (
        <>
          <FormSelect
            form={form}
            name="line_no"
            label={requestTexts.line}
            options={lines.map(({ line_no: no, item_cd, qty }) => [
              String(no),
              say(requestTexts.lineText, { line: no, item: item_cd, qty }),
            ])}
          />
          <FormField form={form} name="qty" label={requestTexts.qty} />
          <FormDate form={form} name="date" label={requestTexts.date} />
        </>
      ) : null}
      <FormField form={form} name="reason" label={requestTexts.reason} required />
      <HangingDocuments order_no={order_no} line_no={isChange ? Number(form.typed.line_no) : 0} />
    </FormDrawer>
  )
}
