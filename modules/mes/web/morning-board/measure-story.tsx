import { labelled } from '#platform/contract/punctuation.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { measureHistory } from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { boardScreenTexts } from './board-screen.text.ts'

type Told = OutputOf<typeof measureHistory>['list'][number]

const verbs: Readonly<Record<Told['verb'], Text>> = {
  create: boardScreenTexts.created,
  update: boardScreenTexts.updated,
  start: boardScreenTexts.start,
  close: boardScreenTexts.close,
  reopen: boardScreenTexts.reopen,
}
const fields: Readonly<Record<string, Text>> = {
  about: boardTexts.about,
  action: boardTexts.action,
  worker_cd: boardTexts.worker,
  due_dt: boardTexts.due,
}

/** Who did what about it, the last first. */
export function MeasureStory({ list }: { list: readonly Told[] }) {
  const say = useSay()
  const language = useLanguage()
  const whatOf = ({ verb, reason, changes }: Told) =>
    [
      say(verbs[verb]),
      reason,
      ...changes.map(({ field, old, new: later }) => {
        const name = fields[field]
        return labelled(name ? say(name) : field, `${old} → ${later}`, language)
      }),
    ]
      .filter(Boolean)
      .join('　')
  return (
    <section className="board-story">
      <h2>{say(boardScreenTexts.history)}</h2>
      <PlainTable
        label={say(boardScreenTexts.history)}
        rows={list}
        keyOf={({ at, verb }) => `${at} ${verb}`}
        columns={[
          { name: 'at', label: boardScreenTexts.at, kind: 'moment', cell: ({ at }) => at },
          { name: 'by', label: boardScreenTexts.by, cell: ({ actor_nm }) => actor_nm },
          { name: 'what', label: boardScreenTexts.what, cell: whatOf },
        ]}
      />
    </section>
  )
}
