import type { ReferredMaster } from '#platform/contract/fields.ts'
import { useSay } from '../../language/say.ts'
import { AnswerHint } from '../enquiry/enquiry-screen.tsx'
import { KeyLink } from '../table/key-link.tsx'
import { PlainTable } from '../table/plain-table.tsx'
import { lookupTexts } from './lookup.text.ts'
import { useFound } from './use-lookup.ts'
import { usePicked } from './use-picked.ts'

interface Props {
  target: ReferredMaster
  /** What is to be typed, or why what was typed has no answer. */
  words: string
  onChoose: (key: readonly string[]) => void
}

/** Fits on one page, below the fields. */
const most = 15

/** In place of an answer that nobody has asked for yet: whom this person picks often, then the first of the others. */
export function FirstChoice({ target, words, onChoose }: Props) {
  const say = useSay()
  const picked = usePicked(target, '')
  const found = useFound(target, '', '')
  const known = new Set(picked.rows.map(({ key }) => key.join(' ')))
  const others = found?.list.filter(({ key }) => !known.has(key.join(' '))) ?? []
  const rows = [...picked.rows, ...others].slice(0, most)
  return (
    <div className="first-choice">
      <AnswerHint>{rows.length > 0 ? say(lookupTexts.orBelow, { words }) : words}</AnswerHint>
      {rows.length > 0 ? (
        <PlainTable
          label={say(target.title)}
          rows={rows}
          keyOf={({ key }) => key.join(' ')}
          onPhone="table"
          columns={[
            {
              name: 'code',
              label: lookupTexts.code,
              width: 160,
              cell: ({ key }) => (
                <KeyLink
                  onOpen={() => {
                    picked.remember(key)
                    onChoose(key)
                  }}
                >
                  {key.join(' ')}
                </KeyLink>
              ),
            },
            { name: 'name', label: lookupTexts.name, cell: ({ name }) => name },
          ]}
        />
      ) : null}
    </div>
  )
}
