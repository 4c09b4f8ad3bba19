import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { ImportHead } from '../../contract/import/import-file.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

/** Why a file that has been imported is taken back, with all that has come of it. */
export function WithdrawDrawer({
  of: { calls, withdrawHint },
  file: { import_no, file_nm, order_cnt },
  onClose,
}: {
  readonly of: FilesShown
  readonly file: ImportHead
  readonly onClose: () => void
}) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(calls.withdraw, {
    initial: { import_no, reason: '' },
    onDone: () => {
      showToast('done', say(importTexts.withdrawn, { file: file_nm }))
      void cache.invalidateQueries()
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(importTexts.withdrawOf, { file: file_nm })}
      label={importTexts.withdraw}
      form={form}
      onClose={onClose}
    >
      <p className="field-hint">{say(withdrawHint, { made: order_cnt })}</p>
      <FormField form={form} name="reason" label={importTexts.reason} required />
    </FormDrawer>
  )
}
