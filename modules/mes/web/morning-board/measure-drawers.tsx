import { labelled } from '#platform/contract/punctuation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import {
  editMeasure,
  measureHistory,
  morningBoardScreen,
  stepMeasure,
  type Measure,
} from '../../contract/morning-board/board-calls.ts'
import { boardTexts } from '../../contract/morning-board/board.text.ts'
import { boardScreenTexts } from './board-screen.text.ts'
import { MeasureStory } from './measure-story.tsx'

/** A new one has none. */
export type OpenedMeasure =
  | { readonly to: 'edit'; readonly measure?: Measure }
  | { readonly to: 'close' | 'reopen'; readonly measure: Measure }

interface Props {
  opened: OpenedMeasure
  /** The day that the board shows. */
  day: string
  /** When it is due, unless something else is typed. */
  dueDay: string
  onTo: (next: OpenedMeasure) => void
  onClose: () => void
}

const need = ['write:mes'] as const

/** 対策: entered and changed in one drawer, closed and opened again with a reason in another. */
export function MeasureDrawers({ opened, onClose, ...others }: Props) {
  const say = useSay()
  if (opened.to === 'edit')
    return opened.measure?.measure_status === '9' ? (
      <ClosedMeasure measure={opened.measure} onClose={onClose} {...others} />
    ) : (
      <EditMeasure {...(opened.measure ? { measure: opened.measure } : {})} onClose={onClose} {...others} />
    )
  const { measure, to: verb } = opened
  const isClosing = verb === 'close'
  return (
    <ReasonDrawer
      endpoint={stepMeasure}
      of={{ measure_no: measure.measure_no, update_cnt: String(measure.update_cnt), verb }}
      title={say(isClosing ? boardScreenTexts.close : boardScreenTexts.reopen)}
      body={say(isClosing ? boardScreenTexts.closeBody : boardScreenTexts.reopenBody, {
        about: measure.about,
      })}
      label={isClosing ? boardScreenTexts.close : boardScreenTexts.reopen}
      reason={isClosing ? boardScreenTexts.result : boardScreenTexts.reason}
      need={[...need]}
      done={say(isClosing ? boardScreenTexts.closed : boardScreenTexts.reopened)}
      onClose={onClose}
    />
  )
}

interface EditProps extends Omit<Props, 'opened'> {
  measure?: Measure
}

function EditMeasure({ measure, day, dueDay, onTo, onClose }: EditProps) {
  const say = useSay()
  const cache = useQueryClient()
  const done = (words: string) => {
    showToast('done', words)
    void cache.invalidateQueries({ queryKey: [morningBoardScreen.name] }).then(onClose)
  }
  const form = useCallForm(editMeasure, {
    initial: {
      ...{ measure_no: measure?.measure_no ?? '', update_cnt: String(measure?.update_cnt ?? 0) },
      ...{ about: measure?.about ?? '', action: measure?.action ?? '', worker_cd: measure?.worker_cd ?? '' },
      ...{ due_dt: measure?.due_dt ?? dueDay, raised_dt: measure?.raised_dt ?? day },
    },
    onDone: () => done(say(boardScreenTexts.saved)),
  })
  const step = useCheckedCall(stepMeasure, () => done(say(boardScreenTexts.started)))
  return (
    <FormDrawer
      title={say(measure ? boardScreenTexts.changeMeasure : boardScreenTexts.addMeasure)}
      {...(measure ? { subtitle: say(boardScreenTexts.raised, { day: dateText(measure.raised_dt) }) } : {})}
      label={boardScreenTexts.save}
      need={[...need]}
      form={{ ...form, message: form.message || step.message }}
      onClose={onClose}
    >
      <FormField form={form} name="about" label={boardTexts.about} required startsHere />
      <FormField form={form} name="action" label={boardTexts.action} />
      <CodeField
        target={workerMaster}
        label={boardTexts.worker}
        name="worker_cd"
        required
        value={form.typed.worker_cd}
        error={form.errorAt('worker_cd')}
        onChange={(worker_cd) => form.type('worker_cd', worker_cd)}
      />
      <FormDate form={form} name="due_dt" label={boardTexts.due} required />
      {measure ? (
        <>
          <div className="board-steps">
            {measure.measure_status === '0' ? (
              <CommandButton
                command={{
                  ...{ id: 'start', label: boardScreenTexts.start, need: 'write:mes' },
                  unavailable: step.sending,
                  run: () =>
                    step.send({
                      ...{ measure_no: measure.measure_no, update_cnt: measure.update_cnt, verb: 'start' },
                    }),
                }}
              />
            ) : null}
            <CommandButton
              command={{
                ...{ id: 'close-measure', label: boardScreenTexts.close, icon: 'check', need: 'write:mes' },
                run: () => onTo({ to: 'close', measure }),
              }}
            />
          </div>
          <Story measure={measure} />
        </>
      ) : null}
    </FormDrawer>
  )
}

function Story({ measure: { measure_no, update_cnt } }: { measure: Measure }) {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [morningBoardScreen.name, 'history', measure_no, update_cnt],
    queryFn: ({ signal }) => call(measureHistory, { measure_no }, signal),
  })
  return <MeasureStory list={data?.list ?? []} />
}

/** What is closed is read; it is opened again to be changed. */
function ClosedMeasure({ measure, onTo, onClose }: EditProps & { measure: Measure }) {
  const say = useSay()
  const language = useLanguage()
  const form = { message: '', sending: false, submit: () => onTo({ to: 'reopen', measure }) }
  return (
    <FormDrawer
      title={measure.about}
      subtitle={say(boardScreenTexts.raised, { day: dateText(measure.raised_dt) })}
      label={boardScreenTexts.reopen}
      need={[...need]}
      form={form}
      onClose={onClose}
    >
      {measure.action === '' ? null : <p>{measure.action}</p>}
      <p>{labelled(say(boardScreenTexts.result), measure.result, language)}</p>
      <Story measure={measure} />
    </FormDrawer>
  )
}
