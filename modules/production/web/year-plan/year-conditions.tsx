import { itemMaster } from '#modules/master/contract/item.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { readCell } from '#platform/web/kit/entry/cell-text.ts'
import { YearField } from '#platform/web/kit/enquiry/year-field.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { coverMonths } from '../../contract/year-plan/year-plan-calls.ts'
import { yearPart, type YearPart } from '../../contract/year-plan/year-months.ts'
import { yearPlanTexts } from './year-plan.text.ts'

/** What the year is asked for, as it stands in the address. */
export interface AskedYear {
  readonly [name: string]: string
  readonly year: string
  readonly part: string
  readonly item_from: string
  readonly item_to: string
  readonly item_type_cd: string
  readonly cover: string
}

interface Props {
  typed: AskedYear
  /** The one that is meant while none is typed. */
  year: string
  part: YearPart
  /** What has been typed must be saved or taken back first. */
  dirty: boolean
  type: (change: Partial<AskedYear>) => void
  onPart: (part: YearPart) => void
}

export function YearConditions({ typed, year, part, dirty, type, onPart }: Props) {
  const say = useSay()
  const cover = readCell(coverMonths, typed.cover, '')
  const wrong = 'wrong' in cover ? cover.wrong : undefined
  return (
    <>
      <YearField value={typed.year} current={year} startsHere onChange={(one) => type({ year: one })} />
      <span className="ways">
        {yearPart.codes.map((one) => (
          <button
            key={one}
            type="button"
            className="btn"
            aria-pressed={one === part}
            disabled={dirty}
            onClick={() => onPart(one)}
          >
            {say(yearPart.texts[one])}
          </button>
        ))}
      </span>
      <CodeField
        target={itemMaster}
        label={yearPlanTexts.item}
        name="item_from"
        value={typed.item_from}
        onChange={(item_from) => type({ item_from })}
      />
      <CodeField
        target={itemMaster}
        label={yearPlanTexts.itemTo}
        name="item_to"
        value={typed.item_to}
        onChange={(item_to) => type({ item_to })}
      />
      <CodeField
        target={itemTypeMaster}
        label={yearPlanTexts.itemType}
        name="item_type_cd"
        value={typed.item_type_cd}
        onChange={(item_type_cd) => type({ item_type_cd })}
      />
      <Labelled label={say(coverMonths.label)} error={wrong && say(wrong.text, wrong.params)}>
        {(control) => (
          <input
            {...control}
            name="cover"
            className="fld figure"
            size={5}
            inputMode="decimal"
            autoComplete="off"
            value={typed.cover}
            onChange={({ target }) => type({ cover: target.value })}
          />
        )}
      </Labelled>
    </>
  )
}
