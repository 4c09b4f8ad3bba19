import { abortDivision } from '#platform/contract/code-table.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'
import { Labelled } from '../form/labelled.tsx'
import type { MasterOnScreen } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'

/** The conditions as typed: the keyword, the definition's search fields, and the abort divisions. */
export type Conditions = Readonly<Record<string, string>> & {
  readonly keyword: string
  readonly abort_div: string
}

/** Abolished records are hidden until asked for. */
export const noConditions: Conditions = { keyword: '', abort_div: '0,1' }

interface Props {
  master: MasterOnScreen
  conditions: Conditions
  onChange: (conditions: Conditions) => void
  search: Command
  clear: Command
}

export function MasterSearch({ master, conditions, onChange, search, clear }: Props) {
  const say = useSay()
  const type = (name: string, value: string) => onChange({ ...conditions, [name]: value })
  const shown = conditions.abort_div.split(',')
  const toggle = (code: string, on: boolean) => {
    const next = abortDivision.codes.filter((other) => (other === code ? on : shown.includes(other)))
    if (next.length > 0) type('abort_div', next.join(','))
  }
  return (
    <search className="conditions" ref={movedByEnter}>
      <Labelled label={say(masterTexts.keyword)}>
        {(control) => (
          <input
            {...control}
            className="fld"
            autoComplete="off"
            placeholder={say(masterTexts.keywordHint)}
            value={conditions.keyword}
            onChange={(event) => type('keyword', event.target.value)}
          />
        )}
      </Labelled>
      {(master.search ?? []).map((name) => {
        const field = master.fields[name]
        return field ? (
          <Labelled key={name} label={say(field.label)}>
            {(control) =>
              field.codes ? (
                <select
                  {...control}
                  className="fld"
                  value={conditions[name] ?? ''}
                  onChange={(event) => type(name, event.target.value)}
                >
                  <option value="">{say(masterTexts.all)}</option>
                  {field.codes.codes.map((code) => (
                    <option key={code} value={code}>
                      {say(field.codes?.texts[code] ?? masterTexts.all)}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...control}
                  className="fld"
                  autoComplete="off"
                  placeholder={field.kind === 'reference' ? say(masterTexts.codeOrName) : undefined}
                  value={conditions[name] ?? ''}
                  onChange={(event) => type(name, event.target.value)}
                />
              )
            }
          </Labelled>
        ) : null
      })}
      <fieldset className="checks" aria-label={say(masterTexts.show)}>
        <span className="lbl" aria-hidden="true">
          {say(masterTexts.show)}
        </span>
        {abortDivision.codes.map((code) => (
          <label key={code} className="check">
            <input
              type="checkbox"
              checked={shown.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            {say(abortDivision.texts[code])}
          </label>
        ))}
      </fieldset>
      <div className="go">
        <CommandButton command={clear} />
        <CommandButton command={search} showKey enterEnd />
      </div>
    </search>
  )
}
