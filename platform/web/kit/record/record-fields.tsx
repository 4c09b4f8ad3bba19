import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { referencedName } from '#platform/contract/master-references.ts'
import { leadsTo } from '#platform/contract/record-page.ts'
import { useSay } from '../../language/say.ts'
import { CodeLink } from '../grid/cell.tsx'
import { fieldLabel, fieldText } from '../master/field-text.ts'
import { textOf } from '../master/master-on-screen.ts'
import { recordTexts } from './record.text.ts'

interface Props {
  master: AnyMaster
  row: MasterRow
}

/** All that a record says, under the headings of its form. */
export function RecordFields({ master, row }: Props) {
  const say = useSay()
  const grouped = new Set(master.groups?.flatMap(({ fields }) => fields))
  const rest = Object.keys(master.fields).filter((name) => !grouped.has(name) && !master.key.includes(name))
  const groups = [{ title: recordTexts.general, fields: rest }, ...(master.groups ?? [])]
  return (
    <div className="record-fields">
      {groups.map(({ title, fields }) => (
        <section key={title.en}>
          <h2>{say(title)}</h2>
          <dl>
            {fields.map((name) => (
              <div key={name}>
                <dt>{fieldLabel(master.fields, name, say)}</dt>
                <dd>
                  <FieldValue master={master} row={row} name={name} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** A field as people read it, a code with its name. */
export function FieldValue({ master, row, name }: Props & { name: string }) {
  const say = useSay()
  const field = master.fields[name]
  const text = fieldText(master.fields, name, row[name], say)
  if (!field || text === '') return <span className="dim">—</span>
  const leads = leadsTo(name, field)
  const named = textOf(row[referencedName(name)])
  return (
    <>
      {leads ? (
        <CodeLink leads={leads} row={row} code={text} />
      ) : named ? (
        <span className="dim">{text}</span>
      ) : (
        text
      )}
      {named ? ` ${named}` : null}
    </>
  )
}
