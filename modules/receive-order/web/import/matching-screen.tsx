import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { guessFields } from '../../contract/import/guess-fields.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import { importScreen } from '../../contract/import/import-calls.ts'
import { matchingList, matchingScreen, saveMatching } from '../../contract/import/matching-calls.ts'
import { orderTarget, type OrderImportField } from '../../contract/import/order-target.ts'
import { columnLetters } from '../../contract/import/source-text.ts'
import { MatchingBar } from './matching-bar.tsx'
import { unmatchedFields, unusedColumns } from './matching-draft.ts'
import { MatchingFields } from './matching-fields.tsx'
import { MatchingResult } from './matching-result.tsx'
import { MatchingSample } from './matching-sample.tsx'
import { matchingTexts } from './matching.text.ts'
import { liveRows, useMatching } from './use-matching.ts'
import './matching.css'

/** CSV項目対応設定: fields, the customer's file and what comes of it, side by side. */
export function MatchingScreen() {
  const [address] = useSearchParams()
  const chosen = address.get('matching_cd') ?? ''
  return <MatchingEditor key={chosen} chosen={chosen} />
}

function MatchingEditor({ chosen }: { chosen: string }) {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [grid, setGrid] = useState<EntryHandle | null>(null)
  const today = useSession((state) => state.businessDate) ?? ''
  const [field, setField] = useState<OrderImportField>('customer_cd')
  const [row, setRow] = useState(0)
  const mayWrite = useAllows()('write:receiveorder')
  const { data: known } = useQuery({
    queryKey: ['csvMatching', 'order'],
    queryFn: ({ signal }) => call(matchingList, { target: 'order' }, signal),
    staleTime: 0,
  })
  const work = useMatching(chosen)
  const { draft, edit, heading, converted, sampleRows, tried, busy } = work
  const { matching } = draft
  const shownRow = sampleRows.some((one) => one.row === row) ? row : (sampleRows[0]?.row ?? 0)
  const missing = unmatchedFields(matching)
  const [firstMissing] = missing
  const unused = unusedColumns(matching, heading)
  const wrong = tried?.filter(({ assessed }) => assessed.problems.length > 0).length ?? 0

  const guess = () => {
    const found = guessFields(orderTarget, {
      heading,
      rows: sampleRows.slice(0, liveRows).map(({ cells }) => cells),
    })
    const taken = new Set(matching.fields.map((one) => one.field))
    const added = found.filter((one) => !taken.has(one.field))
    edit({ matching: { ...matching, fields: [...matching.fields, ...added] } })
    showToast('note', say(matchingTexts.guessed, { count: added.length }))
  }
  const commands: readonly Command[] = [
    {
      ...{ id: 'import', label: matchingTexts.toImport, key: 'F4' as const },
      run: () => void go(importScreen.path),
    },
    {
      ...{ id: 'sample', label: matchingTexts.sample, key: 'F2' as const, icon: 'upload' as const },
      ...{ need: saveMatching.write, unavailable: busy },
      run: () => input?.click(),
    },
    {
      ...{ id: 'guess', label: matchingTexts.guess, key: 'F6' as const },
      ...{ need: saveMatching.write, unavailable: heading.length === 0 },
      run: guess,
    },
    {
      ...{ id: 'tryAll', label: matchingTexts.tryAll, key: 'F7' as const },
      ...{ need: saveMatching.write, unavailable: busy || sampleRows.length === 0 },
      run: () => {
        grid?.flush()
        void work.tryAll()
      },
    },
    {
      ...{ id: 'save', label: matchingTexts.save, key: 'F9' as const, icon: 'save' as const, primary: true },
      ...{
        need: saveMatching.write,
        unavailable: busy || draft.matching_cd === '' || draft.matching_nm === '',
      },
      ...(firstMissing
        ? {
            ability: {
              code: importErrors.IMP_FIELD_UNMATCHED.code,
              params: {},
              msg: say(importErrors.IMP_FIELD_UNMATCHED.text, {
                field: orderTarget.fields[firstMissing].label,
              }),
            },
          }
        : {}),
      run: () =>
        void work.save(({ head: { matching_cd, matching_nm, version } }) => {
          showToast('done', say(matchingTexts.saved, { name: matching_nm, version }))
          void go(`${matchingScreen.path}?matching_cd=${encodeURIComponent(matching_cd)}`, { replace: true })
        }),
    },
  ]
  useCommands(commands)
  return (
    <div className="matching">
      <ScreenTitle
        title={say(matchingScreen.title)}
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
        onChoose={(matching_cd) =>
          void go(
            matching_cd === ''
              ? matchingScreen.path
              : `${matchingScreen.path}?matching_cd=${encodeURIComponent(matching_cd)}`,
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
                done: orderTarget.required.length - missing.length,
                all: orderTarget.required.length,
              })}
            </span>
          </h2>
          <MatchingFields
            {...{ matching, heading, converted, shownRow, today }}
            rows={sampleRows}
            readOnly={!mayWrite}
            onEdit={work.editMatching}
            onUndo={work.undo}
            onRedo={work.redo}
            onField={setField}
            handle={setGrid}
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
              chosen={[converted[0]?.columns[field] ?? -1]}
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
      <MatchingResult converted={converted} tried={tried} />
    </div>
  )
}
