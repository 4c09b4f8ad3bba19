import { namesOf } from '#platform/contract/by-name.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { divisions, type Division, type DivisionCode } from '../../contract/division.ts'
import { divisionScreen, endTexts, posterTexts, priceTexts } from '../../contract/division-screen.ts'
import { manageTexts } from './manage.text.ts'

const all = namesOf(divisions)
const of = (code: DivisionCode): Division => divisions[code]

/** 受払区分一覧: what each kind of movement does, and who posts it; what stands under 入力 is what a person enters by hand. */
export function DivisionScreen() {
  const say = useSay()
  const either = useListText()
  return (
    <>
      <ScreenTitle title={say(divisionScreen.title)} />
      <PlainTable
        fills
        label={say(divisionScreen.title)}
        rows={all.toSorted()}
        keyOf={(code) => code}
        columns={[
          { name: 'code', label: manageTexts.divisionCode, cell: (code) => <b>{code}</b> },
          { name: 'name', label: manageTexts.divisionName, cell: (code) => say(of(code).text) },
          {
            name: 'from',
            label: manageTexts.divisionFrom,
            cell: (code) => either(of(code).from.map((end) => say(endTexts[end]))),
          },
          {
            name: 'to',
            label: manageTexts.divisionTo,
            cell: (code) => either(of(code).to.map((end) => say(endTexts[end]))),
          },
          { name: 'sign', label: manageTexts.divisionSign, cell: (code) => of(code).sign },
          {
            name: 'price',
            label: manageTexts.divisionPrice,
            cell: (code) => say(priceTexts[of(code).price]),
          },
          {
            name: 'counts',
            label: manageTexts.divisionCounts,
            cell: (code) => {
              const { counts } = of(code)
              if (!counts) return ''
              return `${say(counts.in === 'sales' ? manageTexts.inSales : manageTexts.inPurchases)} ${counts.sign}`
            },
          },
          {
            name: 'posters',
            label: manageTexts.divisionPosters,
            cell: (code) => either(of(code).posters.map((poster) => say(posterTexts[poster]))),
          },
          {
            name: 'reason',
            label: manageTexts.divisionReason,
            kind: 'flag',
            cell: (code) => of(code).needsReason,
          },
        ]}
      />
    </>
  )
}
