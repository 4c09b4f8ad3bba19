import { apiKeyList, keyAreas, keyScope, makeApiKey } from '#modules/system/contract/api-keys/api-keys.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { apiKeyTexts } from './api-key.text.ts'

interface Props {
  onMade: (key: string) => void
  onClose: () => void
}

/** What for, until when, and what it may do in each area. */
export function MakeDrawer({ onMade, onClose }: Props) {
  const say = useSay()
  const form = useCallForm(makeApiKey, {
    initial: {
      ...{ name: '', expires_dt: '' },
      ...{ master: '', receiveorder: '', placeorder: '', stock: '', production: '', mes: '', cost: '' },
    },
    onDone: ({ key }) => onMade(key),
  })
  const scopes = [
    ['', say(apiKeyTexts.nothing)] as const,
    ...keyScope.codes.map((code) => [code, say(keyScope.texts[code])] as const),
  ]
  return (
    <FormDrawer
      title={say(apiKeyTexts.make)}
      subtitle={say(apiKeyTexts.ofFactory)}
      label={apiKeyTexts.make}
      need={[writeEverywhere]}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={apiKeyList.columns.name.label} required />
      <FormDate form={form} name="expires_dt" label={apiKeyList.columns.expires_at.label} required />
      {keyAreas.map((area) => (
        <FormSelect
          key={area}
          form={form}
          name={area}
          label={apiKeyList.columns[area].label}
          options={scopes}
        />
      ))}
      <FormSelect
        form={form}
        name="cost"
        label={apiKeyList.columns.cost.label}
        options={scopes.filter(([code]) => code !== 'W')}
      />
    </FormDrawer>
  )
}
