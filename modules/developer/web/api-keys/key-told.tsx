import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { authorizationScheme } from '#platform/contract/constants.ts'
import { apiKeyTexts } from './api-key.text.ts'

/** The only time that it is told; where the browser gives no clipboard, it is copied by hand. */
export function KeyTold({ told, onClose }: { told: string; onClose: () => void }) {
  const say = useSay()
  const copy: Command = {
    ...{ id: 'copy', label: apiKeyTexts.copy, key: 'F9', icon: 'copy', primary: true },
    unavailable: !navigator.clipboard,
    run: () =>
      void navigator.clipboard.writeText(told).then(
        () => showToast('done', say(apiKeyTexts.copied)),
        () => undefined,
      ),
  }
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([copy, leave])
  return (
    <Drawer
      narrow
      title={say(apiKeyTexts.told)}
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={copy} showKey />
        </>
      }
    >
      <div className="drawer-form">
        <p className="field-hint">{say(apiKeyTexts.toldOnce)}</p>
        <Labelled label={say(apiKeyTexts.key)}>
          {(control) => (
            <textarea
              {...control}
              className="fld"
              readOnly
              rows={3}
              value={told}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Labelled>
        <Labelled label={say(apiKeyTexts.header)}>
          {(control) => (
            <textarea
              {...control}
              className="fld"
              readOnly
              rows={3}
              value={`Authorization: ${authorizationScheme} ${told}`}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Labelled>
      </div>
    </Drawer>
  )
}
