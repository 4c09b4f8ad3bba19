import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useOpened } from '#platform/web/api/use-opened.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { handoverScreen, oneHandover, signHandover } from '../../contract/handover/handover-calls.ts'
import { HeldLots } from './held-lots.tsx'
import { handoverTexts } from './handover.text.ts'
import { useMachineColumns } from './machine-columns.tsx'

type Handover = OutputOf<typeof oneHandover>

/** A handover as it was written; the next shift signs it here. */
export function HandoverDrawer({ handover_no, onClose }: { handover_no: string; onClose: () => void }) {
  const call = useCall()
  const data = useOpened({
    queryKey: [handoverScreen.name, 'one', handover_no],
    queryFn: ({ signal }) => call(oneHandover, { handover_no }, signal),
  })
  if (!data) return null
  return data.signed_at === null ? (
    <Unsigned handover={data} onClose={onClose} />
  ) : (
    <Signed handover={data} onClose={onClose} />
  )
}

interface Props {
  handover: Handover
  onClose: () => void
}

function Unsigned({ handover, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(signHandover, {
    initial: { handover_no: handover.handover_no, code: '', pin: '' },
    onDone: ({ worker_nm }) => {
      showToast('done', say(handoverTexts.signedNow, { name: worker_nm }))
      void cache.invalidateQueries({ queryKey: [handoverScreen.name] })
      onClose()
    },
  })
  return (
    <FormDrawer
      wide
      title={say(handoverScreen.title)}
      subtitle={useAbout(handover)}
      label={handoverTexts.sign}
      need={['write:mes']}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="code" label={handoverTexts.code} required startsHere autoComplete="off" />
      <FormField
        form={form}
        name="pin"
        kind="password"
        label={handoverTexts.pin}
        hint={handoverTexts.pinHint}
        autoComplete="off"
        inputMode="numeric"
      />
      <Contents handover={handover} />
    </FormDrawer>
  )
}

function Signed({ handover, onClose }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const { signed_at, signed_nm } = handover
  return (
    <Drawer
      wide
      title={say(handoverScreen.title)}
      subtitle={useAbout(handover)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <p>
          <span className="chip s-done">{say(handoverTexts.isSigned)}</span>{' '}
          {say(handoverTexts.signed, {
            name: signed_nm,
            time: signed_at === null ? '' : momentText(signed_at),
          })}
        </p>
        <Contents handover={handover} />
      </div>
    </Drawer>
  )
}

function useAbout({ biz_dt, shift_nm, written_at, written_nm }: Handover): string {
  const momentText = useMomentText()
  return [dateText(biz_dt), shift_nm, momentText(written_at), written_nm].filter(Boolean).join('　')
}

function Contents({ handover: { remarks, machines, held } }: Pick<Props, 'handover'>) {
  const say = useSay()
  const columns = useMachineColumns()
  return (
    <>
      {remarks === '' ? null : (
        <section className="handover-part">
          <h2>{say(handoverTexts.remarks)}</h2>
          <p className="handover-remarks">{remarks}</p>
        </section>
      )}
      <section className="handover-part">
        <h2>{say(handoverTexts.stood)}</h2>
        <PlainTable
          label={say(handoverTexts.stood)}
          rows={machines}
          keyOf={({ facility_cd }) => facility_cd}
          columns={[
            ...columns,
            {
              ...{ name: 'note', label: handoverTexts.note },
              cell: (machine: Handover['machines'][number]) => machine.note,
            },
          ]}
        />
      </section>
      <HeldLots held={held} />
    </>
  )
}
