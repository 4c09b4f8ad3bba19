import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { FormPairCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { askForPass } from '../../contract/law/law-calls.ts'
import { guardedActKind } from '../../contract/law/law-codes.ts'
import { lawTexts } from './law.text.ts'

interface Props {
  /** What was refused, where it is known. */
  wanted?: Pick<InputOf<typeof askForPass>, 'kind' | 'supplier_cd' | 'branch_no' | 'subject' | 'figure'>
  onClose: () => void
}

/** 承認依頼: exactly what was refused, and what the supplier is to blame for. */
export function AskPassDrawer({ wanted, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(askForPass, {
    initial: { kind: '1', supplier_cd: '', branch_no: '00', subject: '', figure: '', reason: '', ...wanted },
    onDone: ({ act_no }) => {
      showToast('done', say(lawTexts.asked, { no: act_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={say(lawTexts.askTitle)} label={lawTexts.ask} form={form} onClose={onClose}>
      <p className="dim">{say(lawTexts.askBody)}</p>
      <FormSelect
        form={form}
        name="kind"
        label={lawTexts.kind}
        options={guardedActKind.codes.map((code) => [code, say(guardedActKind.texts[code])])}
      />
      <FormPairCode
        form={form}
        names={['supplier_cd', 'branch_no']}
        lastPart="00"
        label={lawTexts.supplier}
        target={supplierMaster}
        required
      />
      <FormField form={form} name="subject" label={lawTexts.subject} required />
      <FormField form={form} name="figure" label={lawTexts.figure} required />
      <FormField form={form} name="reason" label={lawTexts.fault} required />
    </FormDrawer>
  )
}
