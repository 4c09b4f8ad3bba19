import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { AnySlip, AnySlipRecord, SlipKeyOf, TypedValues } from '#platform/contract/slip.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { useAllows, useSeesCosts } from '../../session/allowed.tsx'
import { isRefused } from '../command/command.ts'
import { DraftNotice } from '../draft/draft-notice.tsx'
import type { EntryHandle } from '../entry/use-entry.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { RefusalNotice } from '../feedback/refusal-notice.tsx'
import { showToast } from '../feedback/toast.ts'
import { refusalWords } from '../form/field-errors.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { screenName } from '../view/screen-name.ts'
import { useShownAgain } from '../view/use-shown-again.ts'
import { useTabTitle, useUnsaved } from '../view/view-context.tsx'
import { scannedChanges } from './scanned-line.ts'
import { beginningLike } from './beginning.ts'
import { AfterPosting, keyOfSlip, paperOf, usePostingHabits } from './after-posting.tsx'
import { documentName } from './document-name.ts'
import { SlipChecks } from './slip-checks.tsx'
import { copyLine, insertLine, removeLines, writeHeader, writeLines, type Beginning } from './slip-content.ts'
import { SlipGrid } from './slip-grid.tsx'
import { SlipHeader } from './slip-header.tsx'
import { slipColumns } from './slip-columns.ts'
import type { SlipParts } from './slip-parts.ts'
import { slipProblems, type SlipProblem } from './slip-problems.ts'
import { SlipTitle } from './slip-title.tsx'
import { SlipTotalsView } from './slip-totals.tsx'
import { slipTexts } from './slip.text.ts'
import { spreadLine } from './spread-line.ts'
import { useActs } from './use-acts.tsx'
import { useKept } from './use-kept.tsx'
import { useFill } from './use-fill.ts'
import { useNames } from './use-names.ts'
import { useTemplates } from './use-templates.tsx'
import { useSlipCommands } from './use-slip-commands.ts'
import { keyText, useSlip } from './use-slip.ts'
import './slip.css'

interface Props<S extends AnySlip> extends SlipParts<S> {
  slip: S
  /** Null: a new one. */
  slipKey: SlipKeyOf<S> | null
  /** The slip that a new one begins like. */
  copyOf?: SlipKeyOf<S> | undefined
}

/** Any slip, made from its definition (interface.md, archetype 3). */
export function SlipScreen<S extends AnySlip>(props: Props<S>): ReactNode
/** What the parts of one slip read by name, the screen hands over to them as it is. */
export function SlipScreen(props: Props<AnySlip>): ReactNode {
  return <LoadedSlip key={JSON.stringify([props.slipKey, props.copyOf])} {...props} />
}

/** Read once, as it stands when it is opened. What is being typed is not replaced behind the typist's back: saving finds out. */
function LoadedSlip({ slip, slipKey, copyOf, begin, ...parts }: Props<AnySlip>) {
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const asked = slipKey ?? copyOf
  const [record, setRecord] = useState<AnySlipRecord>()
  const { data, error, isFetchedAfterMount } = useQuery({
    queryKey: [slip.name, 'slip', asked],
    queryFn: ({ signal }) => call(slip.endpoints.getDetail, asked ?? {}, signal),
    enabled: asked !== undefined && !record,
    staleTime: 0,
  })
  if (data && isFetchedAfterMount && !record) setRecord(data)
  if (asked !== undefined && !record) return <RefusalNotice message={error ? refusalWords(error) : ''} />
  return (
    <OneSlip
      {...parts}
      slip={slip}
      stored={slipKey === null ? null : (record ?? null)}
      begin={record && slipKey === null ? beginningLike(slip, record, businessDate) : begin}
    />
  )
}

interface OneProps extends Omit<SlipParts, 'begin'> {
  begin: Beginning | undefined
  slip: AnySlip
  stored: AnySlipRecord | null
}

function OneSlip({
  slip,
  stored,
  commands,
  chips,
  about,
  choices,
  fill,
  fillHeader,
  scan,
  printPosted,
  onSaved,
  onOpen,
  begin,
  templates: isOffered = slip.posted === true,
}: OneProps) {
  const say = useSay()
  const title = say(slip.title)
  const sheet = useRef<HTMLDivElement>(null)
  const grid = useRef<EntryHandle>(null)
  const habits = usePostingHabits(slip)
  const [last, setLast] = useState<AnySlipRecord | null>(null)
  const saved = (record: AnySlipRecord, before: AnySlipRecord | null) => {
    showToast('done', say(slipTexts.saved, { title: documentName(slip, record, say) }))
    onSaved?.(record, before)
    if (!slip.posted) return
    setLast(record)
    if (habits.now.printed) printPosted?.(keyOfSlip(slip, record))
    grid.current?.restart()
    sheet.current?.querySelector<HTMLElement>(typedHeader)?.focus()
  }
  const open = useSlip(slip, stored, begin, saved, ({ header }) =>
    habits.now.continued ? { header: header.values } : undefined,
  )
  const call = useCall()
  const latest = () => call(slip.endpoints.getDetail, open.record ? keyOfSlip(slip, open.record) : {})
  // Posted from a list meanwhile, or changed by somebody else: what nobody types on shows what it has become.
  useShownAgain(() => void open.renew(latest))
  const known = useNames(slip, open.content)
  const { names } = known
  const [row, setRow] = useState(0)
  const [told, setTold] = useState('')
  const problems = slipProblems(slip, open.content, names, say, open.record === null)
  const edit = open.record?.abilities.edit ?? true
  const seesCosts = useSeesCosts()
  const mayWrite = useAllows()(slip.write ?? slip.screen.guard ?? [])
  const readOnly = !mayWrite || isRefused(edit)
  const fillIn = useFill(slip, open, { fill, fillHeader })
  const begun = useEffectEvent(() => {
    if (open.record === null) fillIn.begun(begin?.lines)
  })
  useEffect(() => begun(), [])
  useUnsaved(open.dirty)
  useTabTitle(open.record ? `${screenName} ${keyText(slip, open.record)}` : '')

  const goTo = ({ line, field }: SlipProblem) => {
    if (line === null) sheet.current?.querySelector<HTMLElement>(`.slip-header [name="${field}"]`)?.focus()
    else grid.current?.goTo({ row: line, col: columnOf(field) })
  }
  /** Whether there is one. */
  const goToProblem = (): boolean => {
    const [found] = slipProblems(slip, open.now(), names, say, open.record === null)
    if (found) goTo(found)
    return found !== undefined
  }
  const columnOf = (field: string) => slipColumns(slip, say, seesCosts).findIndex(({ id }) => id === field)
  const lines = () => {
    grid.current?.flush()
    return grid.current?.area() ?? { top: 0, bottom: 0, left: 0, right: 0 }
  }
  const lineAtHand = () => {
    const line = open.now().lines[row]
    return line && line.edit === true && !readOnly
      ? { at: row, lineNo: line.lineNo, values: line.values }
      : undefined
  }
  const spread = (at: number, values: readonly TypedValues[]) => {
    const before = open.now()
    open.edit((now) => spreadLine(slip, now, at, values, open.businessDate))
    if (open.now() === before) return false
    fillIn.lines(values.flatMap((one, down) => Object.keys(one).map((field) => ({ line: at + down, field }))))
    return true
  }
  const save = async (agreed: readonly string[] = []) => {
    grid.current?.flush()
    leaveField(sheet.current)
    open.askAnew()
    if (!goToProblem() && !(await open.save(agreed))) goToProblem()
  }
  const templates = useTemplates(slip, open, isOffered && mayWrite, (beginning) => {
    fillIn.begun(beginning.lines)
    sheet.current?.querySelector<HTMLElement>(typedHeader)?.focus()
  })
  const ofRecord = useKept(slip, open.record, onOpen)
  const kept = { ...ofRecord, commands: [...ofRecord.commands, ...templates.commands] }
  const { act, question } = useActs(slip, open, goToProblem)
  const atHand = { now: lineAtHand, spread, giveUp: open.giveUp }
  const own = commands?.(open.record, act, atHand) ?? []
  const paper = printPosted && open.record === null ? paperOf(slip, last, printPosted) : undefined
  const added = [...own, ...(paper ? [paper] : []), ...(kept.leafing ?? []), ...kept.commands]
  const saving = useSlipCommands(
    slip,
    { edit, saving: open.saving, canUndo: open.canUndo, canRedo: open.canRedo },
    added,
    {
      lookUp: () => {
        if (!inHeader(sheet.current)) grid.current?.openOptions()
      },
      copyLine: () => {
        const { top, left } = lines()
        open.edit((now) => copyLine(slip, now, top))
        grid.current?.goTo({ row: top + 1, col: left })
      },
      insertLine: () => {
        const { top } = lines()
        open.edit((now) => insertLine(slip, now, top, open.businessDate))
      },
      deleteLines: () => {
        const { top, bottom, left } = lines()
        open.edit((now) => removeLines(now, top, bottom))
        grid.current?.goTo({ row: top, col: left })
      },
      undo: open.undo,
      redo: open.redo,
      save: () => void save(),
    },
  )
  const refused = mayWrite ? [saving, ...added].filter((command) => isRefused(command.ability)) : []

  return (
    <div className={readOnly ? 'slip read-only' : 'slip'} data-enter-around ref={sheet}>
      <SlipTitle
        {...{ slip, title, own, saving }}
        open={open}
        kept={kept}
        chips={chips?.(open.record)}
        refused={refused}
      />
      <DraftNotice left={open.left} onResume={open.resume} onDiscard={open.forget} />
      <RefusalNotice message={open.message}>
        {open.stale ? (
          <button type="button" className="btn" onClick={() => void open.act(latest)}>
            {say(slipTexts.takeLatest)}
          </button>
        ) : null}
      </RefusalNotice>
      <SlipHeader
        {...{ slip, open, names, readOnly }}
        onWrite={(field, text) => {
          open.edit((now) => writeHeader(slip, now, field, text, open.businessDate))
          fillIn.header(field)
        }}
      />
      <div className="slip-between">
        {scan && !readOnly ? (
          <ScanField
            label={slipTexts.scan}
            told={told}
            onScan={(text) => {
              const changes = scannedChanges(open.now().lines, scan, text)
              open.edit((now) => writeLines(slip, now, changes, open.businessDate))
              fillIn.lines(changes)
              setTold(say(slipTexts.scanned, { text, line: (changes[0]?.line ?? 0) + 1 }))
            }}
          />
        ) : null}
        {slip.posted && open.record === null ? (
          <AfterPosting slip={slip} last={last} habits={habits} paper={paper} />
        ) : null}
      </div>
      <SlipGrid
        {...{ slip, open, known, readOnly, choices }}
        handle={grid}
        onPosition={(position) => setRow(position.row)}
        onLeave={(way) => leave(way, sheet.current)}
        onWrite={(changes) => {
          open.edit((now) => writeLines(slip, now, changes, open.businessDate))
          fillIn.lines(changes)
        }}
      />
      <div className="slip-foot">
        {about ? (
          <section className="slip-about">
            {about(open.content.lines[row], row, open.content.header.values, atHand)}
          </section>
        ) : null}
        <SlipChecks slip={slip} problems={problems} onGo={goTo} />
        <SlipTotalsView slip={slip} content={open.content} names={names} />
      </div>
      {kept.drawer}
      {templates.drawer}
      {question}
      {open.question ? (
        <ConfirmDialog
          title={say(slipTexts.asked)}
          body={open.question.words}
          action={say(slipTexts.saveAll)}
          onAction={() => void save(open.question?.codes)}
          onClose={open.decline}
        />
      ) : null}
    </div>
  )
}

/** Its fields look up by themselves; the line at hand is not meant while one types there. */
const inHeader = (sheet: HTMLElement | null): boolean =>
  sheet?.querySelector('.slip-header')?.contains(document.activeElement) ?? false

/** A field of the header is read when it is left: a key saves what is being typed in it, too. */
function leaveField(sheet: HTMLElement | null): void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !inHeader(sheet)) return
  field.blur()
  field.focus()
}

const typedHeader = '.slip-header :is(input:not([readonly],[disabled]),select:not([disabled]))'

const may = ':not(:disabled,[aria-disabled=true])'

/** Before the first line stands the header, behind the last one the save button; of a slip that is not saved any more what can be done with it. */
function leave(way: 'next' | 'previous', sheet: HTMLElement | null): boolean {
  const all = (selector: string) => [...(sheet?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const stop =
    way === 'previous'
      ? all(typedHeader).at(-1)
      : (all(`[data-command=save]${may}`).at(-1) ??
        all(`[data-command]${may}`).find((one) => one.offsetParent !== null))
  stop?.focus()
  return stop !== undefined
}
