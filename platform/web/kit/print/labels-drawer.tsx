import type { z } from 'zod'
import type { Endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import type { LabelPrint } from '#platform/contract/label-print.ts'
import { useSay } from '../../language/say.ts'
import { saveFile } from '../../api/save-file.ts'
import { FormField } from '../form/call-form.tsx'
import { FormDrawer } from '../form/form-drawer.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { labelsTexts as words } from './labels.text.ts'

type LabelsPaper = Endpoint<z.ZodType<LabelPrint>, typeof fileAnswer>

interface Props {
  paper: LabelsPaper
  title: string
  /** Of what the labels are. */
  of: Readonly<Record<string, string>>
  onClose: () => void
}

/** As many as are on a sheet. */
const places = 10

/** Labels as they are wanted this time: from where on the sheet, how often, for how much each, and with which code. */
export function LabelsDrawer({ paper, title, of, onClose }: Props) {
  const say = useSay()
  const form = useCallForm(paper, {
    initial: { ...of, skip: '0', per_label: '', copies: '1', code: 'qrcode' },
    onDone({ name, content }) {
      if (content instanceof Uint8Array) saveFile(name, content)
      onClose()
    },
  })
  return (
    <FormDrawer title={title} label={words.print} form={form} onClose={onClose}>
      <FormField form={form} name="per_label" label={words.perLabel} hint={words.perLabelHint} />
      <FormField form={form} name="copies" label={words.copies} />
      <FormSelect
        form={form}
        name="skip"
        label={words.start}
        options={Array.from({ length: places }, (_, at) => [
          String(at),
          say(words.startAt, { place: at + 1 }),
        ])}
      />
      <FormSelect
        form={form}
        name="code"
        label={words.code}
        options={[
          ['qrcode', say(words.qrcode)],
          ['code128', say(words.code128)],
        ]}
      />
    </FormDrawer>
  )
}
