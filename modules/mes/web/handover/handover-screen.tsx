import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { AnswerParts } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { SaveAllScreen } from '#platform/web/kit/save-all/save-all-screen.tsx'
import { useSaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { movedByEnter } from '#platform/web/keyboard/move-focus.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useAllows } from '#platform/web/session/allowed.tsx'
import {
  handoverNow,
  handoverScreen,
  writeHandover,
  type HandoverMachine,
} from '../../contract/handover/handover-calls.ts'
import { EarlierHandovers } from './earlier-handovers.tsx'
import { HandoverDrawer } from './handover-drawer.tsx'
import { handoverTexts } from './handover.text.ts'
import { HeldLots } from './held-lots.tsx'
import { useMachineColumns } from './machine-columns.tsx'
import './handover.css'

const typedHandover = z.object({
  biz_dt: z.string(),
  shift_cd: z.string(),
  remarks: z.string(),
  notes: z.record(z.string(), z.string()),
})
type Typed = z.output<typeof typedHandover>
const nothing: Typed = { biz_dt: '', shift_cd: '', remarks: '', notes: {} }
const noMachines: readonly HandoverMachine[] = []
const need = 'write:mes'

/** What is noted, and of which machine; what was emptied again is nothing. */
const notesOf = ({ notes }: Typed) =>
  Object.entries(notes).flatMap(([facility_cd, note]) => (note.trim() === '' ? [] : [{ facility_cd, note }]))

/** 申し送り: the events write it, people add what they know, and the next shift signs. */
export function HandoverScreen() {
  const say = useSay()
  const call = useCall()
  const today = useSession((state) => state.businessDate) ?? ''
  const readOnly = !useAllows()(need)
  const columns = useMachineColumns()
  const [address, setAddress] = useSearchParams()
  const opened = address.get('handover_no') ?? ''
  const open = (handover_no: string) =>
    setAddress(handover_no === '' ? {} : { handover_no }, { replace: true })
  const { data, refetch } = useQuery({
    queryKey: [handoverScreen.name, 'now'],
    queryFn: ({ signal }) => call(handoverNow, {}, signal),
  })
  useLive(workOrdersChanged, () => void refetch())
  const machines = data?.machines ?? noMachines
  const edit = useSaveAll({
    endpoint: writeHandover,
    queryKey: [handoverScreen.name],
    path: handoverScreen.path,
    draft: typedHandover,
    nothing,
    sent: ({ biz_dt, shift_cd, ...typed }) => ({
      ...{ biz_dt: readDate(biz_dt, today) ?? biz_dt, shift_cd, remarks: typed.remarks },
      notes: notesOf({ ...typed, biz_dt, shift_cd }),
    }),
    rowsSent: (typed) => notesOf(typed).map(({ facility_cd }) => facility_cd),
    saved: handoverTexts.saved,
  })
  const { typed, errors } = edit
  const dirty = typed.remarks !== '' || notesOf(typed).length > 0
  const errorOf = ({ facility_cd }: HandoverMachine) => errors[`${facility_cd}.note`]
  return (
    <SaveAllScreen title={say(handoverScreen.title)} edit={{ ...edit, dirty }} need={need} inGrid>
      <AnswerParts>
        <EarlierHandovers onOpen={open} />
        <div className="handover" ref={movedByEnter}>
          <Labelled label={say(handoverTexts.remarks)} error={edit.errorAt('remarks')}>
            {(control) => (
              <input
                {...control}
                name="remarks"
                className="fld"
                data-starts-here
                maxLength={500}
                disabled={readOnly}
                value={typed.remarks}
                onChange={({ target }) => edit.type((now) => ({ ...now, remarks: target.value }))}
              />
            )}
          </Labelled>
          <div className="handover-shift">
            <DayField
              label={handoverTexts.bizDay}
              name="biz_dt"
              value={dayTyped(typed.biz_dt || (data?.biz_dt ?? ''))}
              error={edit.errorAt('biz_dt')}
              onChange={(biz_dt) => edit.type((now) => ({ ...now, biz_dt }))}
            />
            <Labelled label={say(handoverTexts.shift)} error={edit.errorAt('shift_cd')}>
              {(control) => (
                <select
                  {...control}
                  name="shift_cd"
                  className="fld"
                  disabled={readOnly}
                  value={typed.shift_cd || (data?.shift_cd ?? '')}
                  onChange={({ target }) => edit.type((now) => ({ ...now, shift_cd: target.value }))}
                >
                  {data?.shift_cd === '' ? <option value="">{say(handoverTexts.noShift)}</option> : null}
                  {data?.shifts.map(({ shift_cd, shift_nm }) => (
                    <option key={shift_cd} value={shift_cd}>
                      {shift_nm}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          </div>
          <section className="handover-part">
            <h2>{say(handoverTexts.now)}</h2>
            <PlainTable
              label={say(handoverTexts.now)}
              rows={machines}
              keyOf={({ facility_cd }) => facility_cd}
              empty={data ? say(handoverTexts.noMachines) : ''}
              columns={[
                ...columns,
                {
                  ...{ name: 'note', label: handoverTexts.note, error: errorOf },
                  cell: (machine) => (
                    <input
                      className="fld handover-note"
                      aria-label={`${machine.facility_nm} ${say(handoverTexts.note)}`}
                      aria-invalid={errorOf(machine) ? true : undefined}
                      maxLength={200}
                      disabled={readOnly}
                      value={typed.notes[machine.facility_cd] ?? ''}
                      onChange={({ target }) =>
                        edit.type((now) => ({
                          ...now,
                          notes: { ...now.notes, [machine.facility_cd]: target.value },
                        }))
                      }
                    />
                  ),
                },
              ]}
            />
          </section>
        </div>
        <HeldLots held={data?.held ?? []} />
      </AnswerParts>
      {opened === '' ? null : <HandoverDrawer handover_no={opened} onClose={() => open('')} />}
    </SaveAllScreen>
  )
}
