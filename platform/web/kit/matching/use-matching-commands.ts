import { useNavigate } from 'react-router'
import type { Ability } from '#platform/contract/list.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { matchingErrors } from '#platform/contract/matching/matching-errors.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'
import { matchingTexts } from './matching.text.ts'
import type { MatchingCalls } from '#platform/contract/matching/matching-calls.ts'
import type { MatchingDraft } from './use-matching.ts'

interface Acts {
  /** Where files are read by it. */
  readonly files: Screen
  readonly need: MatchingCalls['save']['write']
  readonly draft: MatchingDraft
  readonly busy: boolean
  /** What every row needs and has no column. */
  readonly firstMissing: Text | undefined
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
  const { IMP_FIELD_UNMATCHED: unmatched } = matchingErrors
  const ability: Ability = firstMissing
    ? {
        ...{ code: unmatched.code, params: {} },
        msg: say(unmatched.text, { field: firstMissing }),
      }
    : true
  const { files, need } = acts
  const commands: readonly Command[] = [
    {
      ...{ id: 'import', label: files.title, key: 'F4' },
      run: () => void go(files.path),
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
