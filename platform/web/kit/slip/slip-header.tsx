import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { businessDateText } from '../../language/date-text.ts'
import { useLanguage, useSay } from '../../language/say.ts'
import { useSeesCosts } from '../../session/allowed.tsx'
import { activeOption, CellOptions, useOptions, type OptionsOf } from '../entry/cell-options.tsx'
import type { Option } from '../entry/entry-cell.ts'
import { Labelled, type ControlProps } from '../form/labelled.tsx'
import { showCell, typedCell } from '../entry/cell-text.ts'
import { nameKey, referenceOf, type Names } from './name-book.ts'
import { problemOf } from './slip-problems.ts'
import { slipTexts } from './slip.text.ts'
import type { OpenSlip } from './use-slip.ts'
import { useLookup } from './use-names.ts'

interface Props {
  slip: AnySlip
  open: OpenSlip
  names: Names
  readOnly: boolean
  onWrite: (field: string, text: string) => void
}

/** The fields of the whole slip, typed through with Enter; after the last one comes the first line. */
export function SlipHeader({ slip, open, names, readOnly, onWrite }: Props) {
  const say = useSay()
  const look = useLookup()
  const seesCosts = useSeesCosts()
  const { header } = open.content
  return (
    <div
      className="slip-header"
      role="group"
      aria-label={say(slipTexts.header, { title: say(slip.title) })}
      ref={movedByEnter}
    >
      {cellsOf(slip.header).map((names) =>
        names.length > 1 ? (
          <div key={names[0]} className="slip-pair">
            {names.map(fieldOf)}
          </div>
        ) : (
          names.map(fieldOf)
        ),
      )}
    </div>
  )

  function fieldOf(name: string) {
    const field = slip.header[name]
    if (!field || (field.cost && !seesCosts) || isElsewhere(slip, name, header.values)) return null
    const reference = referenceOf(slip.header, name, header.values)
    const locked = readOnly || slip.key.includes(name) || slip.computed.includes(name)
    return (
      <div key={name} className={field.width > 30 ? 'slip-field wide' : 'slip-field'}>
        <Labelled
          label={say(field.label)}
          required={field.required && !locked}
          error={problemOf(slip.header, name, header, { names, say, isNew: open.record === null })}
        >
          {(control) => (
            <HeaderControl
              name={name}
              field={field}
              value={header.values[name] ?? ''}
              wrong={header.wrong[name]?.typed}
              readOnly={locked}
              control={control}
              businessDate={open.businessDate}
              options={look(slip.header, name, header.values)}
              called={(reference && names.get(nameKey(reference))?.name) ?? ''}
              onWrite={(text) => onWrite(name, text)}
              onChoose={({ code, beside = {} }) => {
                for (const [field, text] of Object.entries(beside)) onWrite(field, text)
                onWrite(name, code)
              }}
            />
          )}
        </Labelled>
      </div>
    )
  }
}

/** How far it is stands beside the title, sums stand in the totals, and a number that the server may give later has nothing to say yet. */
const isElsewhere = (slip: AnySlip, name: string, values: TypedValues): boolean =>
  (slip.kept?.axes?.includes(name) ?? false) ||
  (slip.inTotals?.includes(name) ?? false) ||
  (slip.header[name]?.kind === 'code' && slip.computed.includes(name) && !values[name])

/** A code and what follows it in its key stand together: the customer and its branch, before their name. */
function cellsOf(fields: Fields): readonly (readonly string[])[] {
  const cells: string[][] = []
  for (const name of Object.keys(fields)) {
    const [first = '', ...others] = cells.at(-1) ?? []
    const parts = fields[first]?.refersTo?.parts
    if (others.length === 0 && parts?.[0] === first && parts.at(-1) === name) cells.at(-1)?.push(name)
    else cells.push([name])
  }
  return cells
}

interface ControlOf {
  name: string
  field: Field
  value: string
  wrong: string | undefined
  readOnly: boolean
  control: ControlProps
  businessDate: string
  options: OptionsOf | undefined
  /** The name that belongs to the code. */
  called: string
  onWrite: (text: string) => void
  onChoose: (option: Option) => void
}

function HeaderControl(props: ControlOf) {
  const { name, field, value, readOnly, control, onWrite } = props
  const say = useSay()
  if (field.kind === 'flag')
    return (
      <span className="check">
        <input
          {...control}
          name={name}
          type="checkbox"
          checked={value === '1'}
          disabled={readOnly}
          onChange={(event) => onWrite(event.target.checked ? '1' : '0')}
        />
      </span>
    )
  if (field.kind === 'choice' && field.codes) {
    const { codes, texts } = field.codes
    return (
      <select
        {...control}
        name={name}
        className="fld"
        value={value}
        disabled={readOnly}
        onChange={(event) => onWrite(event.target.value)}
      >
        {value === '' ? <option value="">—</option> : null}
        {codes.map((code) => (
          <option key={code} value={code}>
            {texts[code] ? say(texts[code]) : code}
          </option>
        ))}
      </select>
    )
  }
  return <TypedControl {...props} />
}

/** A text that is read when it is left; while it is typed it stays as it is typed. */
function TypedControl({
  name,
  field,
  value,
  wrong,
  readOnly,
  control,
  businessDate,
  options,
  called,
  onWrite,
  onChoose,
}: ControlOf) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [begun, setBegun] = useState('')
  const [option, setOption] = useState<number | null>(null)
  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const text = wrong ?? typedCell(field, value, language)
  // What follows from another field may come while one is in this one: only what a person has typed stands against it.
  const isTyped = typed !== null && typed !== begun
  // What stood there before may be wrong: all is offered until something else is typed.
  const word = isTyped && typed !== text ? typed : ''
  const found = useOptions(option === null ? undefined : options, word)
  const list = `${control.id}-options`
  const shown =
    wrong ??
    (field.kind === 'date' && value
      ? businessDateText(value, language)
      : showCell(field, value, { language, businessDate }))

  const leave = (event: FocusEvent) => {
    if (!document.hasFocus() || event.relatedTarget === event.currentTarget) return
    setOption(null)
    setTyped(null)
    if (isTyped && typed !== text) onWrite(typed)
  }
  const choose = (option: Option) => {
    setOption(null)
    setTyped(option.code)
    onChoose(option)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || readOnly) return
    const opens = event.key === 'F2' || (event.key === 'ArrowDown' && event.altKey)
    const chosen = option === null ? undefined : found.list[option]
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (opens && options && option === null) {
      setAnchor(event.currentTarget.getBoundingClientRect())
      setOption(0)
    } else if (option !== null && event.key === 'Escape') setOption(null)
    else if (option !== null && move !== undefined)
      setOption(Math.max(0, Math.min(option + move, found.list.length - 1)))
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <span className="slip-control">
      <input
        {...control}
        {...(options
          ? {
              role: 'combobox',
              'aria-expanded': option !== null,
              'aria-controls': option === null ? undefined : list,
              'aria-activedescendant': option === null ? undefined : activeOption(list, found, option),
            }
          : {})}
        name={name}
        type="text"
        className={field.kind === 'decimal' || field.kind === 'integer' ? 'fld num' : 'fld'}
        size={Math.min(Math.max(field.width, field.kind === 'date' ? 16 : 6), 44)}
        autoComplete="off"
        maxLength={field.kind === 'text' ? field.max : 60}
        readOnly={readOnly}
        value={typed === null ? shown : isTyped ? typed : text}
        onFocus={(event) => {
          if (readOnly) return
          // At once: whoever scans or types fast would otherwise type behind what stands there.
          flushSync(() => {
            setBegun(text)
            setTyped(text)
          })
          event.currentTarget.select()
        }}
        onBlur={leave}
        onKeyDown={onKey}
        onChange={(event) => {
          setTyped(event.target.value)
          setOption((now) => (now === null ? null : 0))
        }}
      />
      {called ? (
        <span className="slip-called" title={called}>
          {called}
        </span>
      ) : null}
      {option !== null && anchor ? (
        <CellOptions id={list} anchor={anchor} found={found} chosen={option} onChoose={choose} />
      ) : null}
    </span>
  )
}
