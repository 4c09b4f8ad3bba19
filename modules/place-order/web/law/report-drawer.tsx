import { saveFile } from '#platform/web/api/save-file.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { printFairTradeReport } from '../../contract/law/law-calls.ts'
import { lawTexts } from './law.text.ts'

/** 年次報告書: of the year of the business date unless another one is asked for. */
export function ReportDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(printFairTradeReport, {
    initial: { fiscal_year: '' },
    onDone: ({ name, content }) => {
      if (content instanceof Uint8Array) saveFile(name, content)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(lawTexts.report)}
      label={lawTexts.report}
      need={['write:placeorder']}
      form={form}
      onClose={onClose}
    >
      <p>{say(lawTexts.reportBody)}</p>
      <FormField form={form} name="fiscal_year" label={lawTexts.year} />
    </FormDrawer>
  )
}
