import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { guessFields } from '#platform/contract/matching/guess-fields.ts'
import { columnLetters } from '#platform/contract/matching/source-text.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { MatchingBar } from './matching-bar.tsx'
import { unmatchedFields, unusedColumns } from './matching-draft.ts'
import { MatchingFields } from './matching-fields.tsx'
import { MatchingResult } from './matching-result.tsx'
import { MatchingSample } from './matching-sample.tsx'
import { matchingTexts } from './matching.text.ts'
import { useMatchingCommands } from './use-matching-commands.ts'
import { liveRows, useMatching, type MatchingWork } from './use-matching.ts'
import './matching.css'

interface Props<Name extends string> extends MatchingWork<Name> {
  screen: Screen
  /** Where files are read by it. */
  files: Screen
  /** What of a row stands in the result. */
  shown: readonly Name[]
}

/** 項目対応: fields, the partner's file and what comes of it, side by side. */
export function MatchingScreen<Name extends string>(props: Props<Name>) {
  const [address] = useSearchParams()
  const chosen = address.get('matching_cd') ?? ''
  return <MatchingEditor key={chosen} chosen={chosen} {...props} />
}

function MatchingEditor<Name extends string>({ chosen, ...props }: Props<Name> & { chosen: string }) {
  const { screen, files, target, calls, shown } = props
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const grid = useRef<EntryHandle>(null)
  const today = useSession((state) => state.businessDate) ?? ''
  const [field, setField] = useState(target.names[0])
  const [row, setRow] = useState(0)
  const allows = useAllows()
  const { write: need } = calls.save
  const mayWrite = need === undefined || allows(need)
  const { data: known } = useQuery({
    queryKey: ['csvMatching', target.name],
    queryFn: ({ signal }) => call(calls.list, { target: target.name }, signal),
    staleTime: 0,
  })
  const work = useMatching(props, chosen)
  const { draft, edit, heading, converted, sampleRows, tried, busy } = work
  const { matching } = draft
  const shownRow = sampleRows.some((one) => one.row === row) ? row : (sampleRows[0]?.row ?? 0)
  const missing = unmatchedFields(target, matching)
  const [firstMissing] = missing
  const unused = unusedColumns(matching, heading)
  const wrong = tried?.filter(({ problems }) => problems.length > 0).length ?? 0

  const guess = () => {
    const found = guessFields(target, {
      heading,
      rows: sampleRows.slice(0, liveRows).map(({ cells }) => cells),
    })
    const taken = new Set(matching.fields.map((one) => one.field))
    const added = found.filter((one) => !taken.has(one.field))
    edit({ matching: { ...matching, fields: [...matching.fields, ...added] } })
    showToast('note', say(matchingTexts.guessed, { count: added.length }))
  }
  const commands = useMatchingCommands({
    ...{ draft, busy, files, need },
    ...{
      firstMissing: firstMissing && target.fields[firstMissing].label,
      hasHeading: heading.length > 0,
      hasRows: sampleRows.length > 0,
    },
    chooseSample: () => input?.click(),
    guess,
    tryAll: () => {
      grid.current?.flush()
      void work.tryAll()
    },
    save: () =>
      void work.save(({ head: { matching_cd, matching_nm, version } }) => {
        showToast('done', say(matchingTexts.saved, { name: matching_nm, version }))
        void go(`${screen.path}?matching_cd=${encodeURIComponent(matching_cd)}`, { replace: true })
      }),
  })
  return (
    <div className="matching" data-enter-around>
      <ScreenTitle
        title={say(screen.title)}
        beside={work.isChanged ? <span className="chip s-warn">{say(matchingTexts.unsaved)}</span> : null}
      >
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      <MatchingBar
        known={known?.list ?? []}
        chosen={chosen}
        draft={draft}
        readOnly={!mayWrite}
        hasDays={target.perDay !== undefined}
        onChoose={(matching_cd) =>
          void go(
            matching_cd === ''
              ? screen.path
              : `${screen.path}?matching_cd=${encodeURIComponent(matching_cd)}`,
          )
        }
        onEdit={edit}
      />
      <input
        ref={setInput}
        type="file"
        name="sample"
        accept=".csv,text/csv"
        hidden
        aria-label={say(matchingTexts.sample)}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void work.choose(file)
          event.target.value = ''
        }}
      />
      {work.messages.map((message) => (
        <RefusalNotice key={message} message={message} />
      ))}
      <div className="matching-panes">
        <section aria-label={say(matchingTexts.fields)}>
          <h2>
            {say(matchingTexts.fields)}
            <span className={missing.length > 0 ? 'st s-warn' : 'st s-done'}>
              {say(matchingTexts.required, {
                done: target.required.length - missing.length,
                all: target.required.length,
              })}
            </span>
          </h2>
          <MatchingFields
            {...{ target, matching, heading, converted, shownRow, today }}
            rows={sampleRows}
            readOnly={!mayWrite}
            onEdit={work.editMatching}
            onUndo={work.undo}
            onRedo={work.redo}
            onField={setField}
            handle={grid}
          />
        </section>
        <section aria-label={say(matchingTexts.theSample)}>
          <h2>
            {say(matchingTexts.theSample)}
            {sampleRows.length > 0 ? (
              <span>{say(matchingTexts.sampleOf, { name: draft.sample_nm, rows: sampleRows.length })}</span>
            ) : null}
            {unused.length > 0 ? (
              <span className="unused">
                {say(matchingTexts.unused, { columns: unused.map(columnLetters).join('・') })}
              </span>
            ) : null}
          </h2>
          {sampleRows.length === 0 ? (
            <p className="field-hint">{say(matchingTexts.noSample)}</p>
          ) : (
            <MatchingSample
              {...{ heading, unused, shownRow }}
              rows={sampleRows}
              chosen={[field ? (converted[0]?.columns[field] ?? -1) : -1]}
              onRow={setRow}
            />
          )}
        </section>
      </div>
      <h2>
        {say(matchingTexts.converted)}
        <output>
          {tried
            ? say(matchingTexts.tried, { rows: tried.length, good: tried.length - wrong, wrong })
            : say(matchingTexts.live, { rows: converted.length })}
        </output>
      </h2>
      <div className="matching-result">
        <MatchingResult {...{ target, shown, converted, tried }} />
      </div>
    </div>
  )
}
