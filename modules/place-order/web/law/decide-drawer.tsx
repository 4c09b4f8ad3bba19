import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#platform/contract/list-column.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { guardedActList } from '../../contract/law/guarded-act-list.ts'
import { decidePass } from '../../contract/law/law-calls.ts'
import { lawTexts } from './law.text.ts'

interface Props {
  act: RowOf<typeof guardedActList>
  onClose: () => void
}

/** The second person reads what the law says and what the supplier is to blame for, and decides. */
export function DecideDrawer({ act, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { act_no } = act
  const form = useCallForm(decidePass, {
    initial: { act_no, accept: '1', reason: '' },
    onDone: () => {
      showToast('done', say(lawTexts.decided, { no: act_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(lawTexts.decideTitle, { no: act_no })}
      subtitle={`${act.article}　${act.supplier_nm ?? ''}`}
      label={lawTexts.decide}
      form={form}
      onClose={onClose}
    >
      <p>{`${act.subject}　${act.figure}`}</p>
      <p>{act.reason}</p>
      <FormSelect
        form={form}
        name="accept"
        label={lawTexts.decide}
        options={[
          ['1', say(lawTexts.accept)],
          ['2', say(lawTexts.decline)],
        ]}
      />
      <FormField form={form} name="reason" label={lawTexts.comment} required={form.typed.accept === '2'} />
    </FormDrawer>
  )
}
