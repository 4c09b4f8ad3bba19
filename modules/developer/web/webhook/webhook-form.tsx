import type { RowOf } from '#platform/contract/list-column.ts'
import type { Text } from '#platform/contract/text.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm, type CallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { changeWebhook, makeWebhook } from '../../contract/webhook/webhook-calls.ts'
import { toldFactNames, type ToldFact } from '../../contract/webhook/webhook-facts.ts'
import { webhookList, webhookTold } from '../../contract/webhook/webhook-list.ts'
import { webhookTexts } from './webhook.text.ts'

export type WebhookRow = RowOf<typeof webhookList>

interface MakeProps {
  onMade: (secret: string) => void
  onClose: () => void
}

/** Whom to tell, and of what. */
export function MakeWebhook({ onMade, onClose }: MakeProps) {
  const form = useCallForm(makeWebhook, {
    initial: {
      ...{ name: '', url: '' },
      ...{ masters: '', orders: '', forecasts: '', purchases: '', stock: '' },
      ...{ inventories: '', sales: '', plans: '', work_orders: '' },
    },
    onDone: ({ secret }) => onMade(secret),
  })
  return <WebhookForm form={form} label={webhookTexts.make} onClose={onClose} />
}

interface ChangeProps {
  row: WebhookRow
  onChanged: () => void
  onClose: () => void
}

export function ChangeWebhook({ row, onChanged, onClose }: ChangeProps) {
  const { webhook_no, name, masters, orders, forecasts, purchases, stock } = row
  const { inventories, sales, plans, work_orders } = row
  const form = useCallForm(changeWebhook, {
    initial: {
      ...{ webhook_no, name, url: '', masters, orders, forecasts, purchases, stock },
      ...{ inventories, sales, plans, work_orders },
    },
    onDone: onChanged,
  })
  return <WebhookForm form={form} label={webhookTexts.change} known={row.origin} onClose={onClose} />
}

interface Props {
  form: CallForm<'name' | 'url' | ToldFact>
  label: Text
  /** Where it leads now. */
  known?: string
  onClose: () => void
}

function WebhookForm({ form, label, known, onClose }: Props) {
  const say = useSay()
  const options = [
    ['', say(webhookTexts.not)] as const,
    ...webhookTold.codes.map((code) => [code, say(webhookTold.texts[code])] as const),
  ]
  return (
    <FormDrawer
      title={say(label)}
      subtitle={known ?? say(webhookTexts.ofCompany)}
      label={label}
      need={[writeEverywhere]}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={webhookList.columns.name.label} required />
      <FormField
        form={form}
        name="url"
        label={webhookTexts.url}
        {...(known === undefined ? { required: true } : { hint: webhookTexts.urlKept })}
      />
      {toldFactNames.map((fact) => (
        <FormSelect
          key={fact}
          form={form}
          name={fact}
          label={webhookList.columns[fact].label}
          options={options}
        />
      ))}
    </FormDrawer>
  )
}
