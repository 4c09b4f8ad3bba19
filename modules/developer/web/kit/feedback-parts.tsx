import { useState } from 'react'
import { useSay } from '#platform/web/language/say.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { Waiting } from '#platform/web/kit/feedback/progress-line.tsx'
import { EmptyState } from '#platform/web/kit/feedback/empty-state.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { Pager } from '#platform/web/kit/grid/pager.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { kitTexts } from './kit.text.ts'
import { PartSection } from './part-section.tsx'

const total = 1_234

export function FeedbackParts() {
  const say = useSay()
  const [over, setOver] = useState<'dialog' | 'drawer' | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [page, setPage] = useState(2)
  const [size, setSize] = useState(50)
  const close = () => setOver(null)
  const wait = () => {
    setWaiting(true)
    setTimeout(() => setWaiting(false), 1_000)
  }
  return (
    <>
      <PartSection title={say(kitTexts.toasts)}>
        <Press label={say(kitTexts.toastDone)} onPress={() => showToast('done', say(kitTexts.saved))} />
        <Press label={say(kitTexts.toastBad)} onPress={() => showToast('bad', say(kitTexts.failed))} />
      </PartSection>
      <PartSection title={say(kitTexts.dialogs)}>
        <Press label={say(kitTexts.openDialog)} onPress={() => setOver('dialog')} />
        <Press label={say(kitTexts.openDrawer)} onPress={() => setOver('drawer')} />
      </PartSection>
      <PartSection title={say(kitTexts.notices)}>
        <p className="notice warn">{say(kitTexts.noticeWarn)}</p>
        <p className="notice go">{say(kitTexts.noticeGo)}</p>
        <p className="notice bad">
          <Icon name="bad" size="m" />
          {say(kitTexts.failed)}
        </p>
      </PartSection>
      <PartSection title={say(kitTexts.waiting)}>
        <Press label={say(kitTexts.showWaiting)} onPress={wait} />
        {waiting ? <Waiting /> : null}
      </PartSection>
      <PartSection title={say(kitTexts.pages)}>
        <Pager
          page={page}
          size={size}
          rows={Math.min(size, total - (page - 1) * size)}
          total={total}
          hasNext={page * size < total}
          onPage={setPage}
          onSize={(next) => {
            setSize(next)
            setPage(1)
          }}
        />
      </PartSection>
      <PartSection title={say(kitTexts.empty)}>
        <EmptyState
          words={say(kitTexts.emptyBody)}
          commands={[
            { id: 'clear', label: kitTexts.clear, run: () => showToast('done', say(kitTexts.clear)) },
          ]}
        />
      </PartSection>
      {over === 'dialog' ? (
        <ConfirmDialog
          title={say(kitTexts.askTitle)}
          body={say(kitTexts.askBody)}
          action={say(kitTexts.cancel)}
          onAction={close}
          onClose={close}
        />
      ) : null}
      {over === 'drawer' ? (
        <Drawer title={say(kitTexts.dialogs)} narrow onClose={close}>
          <p className="kit-prose">{say(kitTexts.drawerBody)}</p>
        </Drawer>
      ) : null}
    </>
  )
}

function Press({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="btn" onClick={onPress}>
      {label}
    </button>
  )
}
