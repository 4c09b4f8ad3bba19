import { useQueryClient } from '@tanstack/react-query'
import { itemRank } from '#modules/master/contract/item.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { inventoryDivision, planInventory } from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'

/** 棚卸日程登録. */
export function PlanDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const form = useCallForm(planInventory, {
    initial: {
      count_dt: businessDate,
      location_cd: '',
      item_type_cd: '',
      item_rank: '',
      inventory_div: '0',
      spare_tags: '0',
    },
    onDone: ({ inventory_no }) => {
      showToast('done', say(inventoryTexts.planned, { no: inventory_no }))
      void cache.invalidateQueries({ queryKey: ['inventoryTime'] })
      onClose()
    },
  })
  return (
    <FormDrawer
      title={say(inventoryTexts.plan)}
      label={inventoryTexts.register}
      form={form}
      onClose={onClose}
    >
      <FormDate form={form} name="count_dt" label={inventoryTexts.day} required />
      <CodeField
        target={stockLocationMaster}
        label={inventoryTexts.place}
        name="location_cd"
        required
        value={form.typed.location_cd}
        error={form.errorAt('location_cd')}
        onChange={(code) => form.type('location_cd', code)}
      />
      <p className="field-hint">{say(inventoryTexts.placeHint)}</p>
      <CodeField
        target={itemTypeMaster}
        label={inventoryTexts.itemType}
        name="item_type_cd"
        value={form.typed.item_type_cd}
        error={form.errorAt('item_type_cd')}
        onChange={(code) => form.type('item_type_cd', code)}
      />
      <p className="field-hint">{say(inventoryTexts.itemTypeHint)}</p>
      <Labelled label={say(inventoryTexts.rank)}>
        {(control) => (
          <select
            {...control}
            name="item_rank"
            className="fld"
            value={form.typed.item_rank}
            onChange={(event) => form.type('item_rank', event.target.value)}
          >
            <option value="">{say(inventoryTexts.anyRank)}</option>
            {itemRank.codes.map((code) => (
              <option key={code} value={code}>
                {say(itemRank.texts[code])}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <FormField form={form} name="spare_tags" label={inventoryTexts.spareTags} />
      <Labelled label={say(inventoryTexts.kind)}>
        {(control) => (
          <select
            {...control}
            name="inventory_div"
            className="fld"
            value={form.typed.inventory_div}
            onChange={(event) => form.type('inventory_div', event.target.value)}
          >
            {inventoryDivision.codes.map((code) => (
              <option key={code} value={code}>
                {say(inventoryDivision.texts[code])}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </FormDrawer>
  )
}
