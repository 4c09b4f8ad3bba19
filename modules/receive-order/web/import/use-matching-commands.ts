import { useNavigate } from 'react-router'
import type { Ability } from '#platform/contract/list.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useSay } from '#platform/web/language/say.ts'
import { importScreen } from '../../contract/import/import-calls.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import { saveMatching } from '../../contract/import/matching-calls.ts'
import { orderTarget, type OrderImportField } from '../../contract/import/order-target.ts'
import { matchingTexts } from './matching.text.ts'
import type { MatchingDraft } from './use-matching.ts'

interface Acts {
  readonly draft: MatchingDraft
  readonly busy: boolean
  /** What every row needs and has no column. */
  readonly firstMissing: OrderImportField | undefined
  readonly hasHeading: boolean
  readonly hasRows: boolean
  readonly chooseSample: () => void
  readonly guess: () => void
  readonly tryAll: () => void
  readonly save: () => void
}

/** What can be done with a matching. */
export function useMatchingCommands({ draft, busy, firstMissing, ...acts }: Acts): readonly Command[] {
  const say = useSay()
  const go = useNavigate()
  const { IMP_FIELD_UNMATCHED: unmatched } = importErrors
  const ability: Ability = firstMissing
    ? {
        ...{ code: unmatched.code, params: {} },
        msg: say(unmatched.text, { field: orderTarget.fields[firstMissing].label }),
      }
    : true
  const need = saveMatching.write
  const commands: readonly Command[] = [
    {
      ...{ id: 'import', label: matchingTexts.toImport, key: 'F4' },
      run: () => void go(importScreen.path),
    },
    {
      ...{ id: 'sample', label: matchingTexts.sample, key: 'F2', icon: 'upload' },
      ...{ need, unavailable: busy, run: acts.chooseSample },
    },
    {
      ...{ id: 'guess', label: matchingTexts.guess, key: 'F6' },
      ...{ need, unavailable: !acts.hasHeading, run: acts.guess },
    },
    {
      ...{ id: 'tryAll', label: matchingTexts.tryAll, key: 'F7' },
      ...{ need, unavailable: busy || !acts.hasRows, run: acts.tryAll },
    },
    {
      ...{ id: 'save', label: matchingTexts.save, key: 'F9', icon: 'save', primary: true },
      ...{ need, ability, run: acts.save },
      unavailable: busy || draft.matching_cd === '' || draft.matching_nm === '',
    },
  ]
  useCommands(commands)
  return commands
}
