import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { Text } from '#platform/contract/text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { budgetBy, type BudgetBy, type BudgetDiv } from '../../contract/budget/budget-calls.ts'

const { sales_budget_div } = fixedCodes

interface Props {
  division: BudgetDiv
  by: BudgetBy
  /** What has been typed must be saved or taken back first. */
  disabled: boolean
  onShow: (change: { readonly sales_budget_div?: BudgetDiv; readonly by?: BudgetBy }) => void
}

/** 売上 or 生産, and by what it is divided. */
export function BudgetWays({ division, by, disabled, onShow }: Props) {
  const say = useSay()
  const button = (words: Text, isChosen: boolean, choose: () => void) => (
    <button
      key={words.ja}
      type="button"
      className="btn"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={choose}
    >
      {say(words)}
    </button>
  )
  return (
    <>
      <span className="ways">
        {sales_budget_div.codes.map((way) =>
          button(sales_budget_div.texts[way], way === division, () => onShow({ sales_budget_div: way })),
        )}
      </span>
      <span className="ways">
        {budgetBy.codes.map((way) => button(budgetBy.texts[way], way === by, () => onShow({ by: way })))}
      </span>
    </>
  )
}
