import type { Text } from '#platform/contract/text.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'

interface Props {
  /** What is told, and copied. */
  told: string
  words: {
    readonly title: Text
    readonly toldOnce: Text
    readonly label: Text
    readonly copy: Text
    readonly copied: Text
  }
  /** What is built with it, by the name under which it stands. */
  also?: readonly (readonly [label: Text, value: string])[]
  hint?: Text
  onClose: () => void
}

const none: NonNullable<Props['also']> = []

/** The only time that it is told; where the browser gives no clipboard, it is copied by hand. */
export function ToldOnce({ told, words, also = none, hint, onClose }: Props) {
  const say = useSay()
  const copy: Command = {
    ...{ id: 'copy', label: words.copy, key: 'F9', icon: 'copy', primary: true },
    unavailable: !navigator.clipboard,
    run: () =>
      void navigator.clipboard.writeText(told).then(
        () => showToast('done', say(words.copied)),
        () => undefined,
      ),
  }
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([copy, leave])
  return (
    <Drawer
      narrow
      title={say(words.title)}
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={copy} showKey />
        </>
      }
    >
      <div className="drawer-form">
        <p className="field-hint">{say(words.toldOnce)}</p>
        {[[words.label, told] as const, ...also].map(([label, value]) => (
          <Labelled key={label.en} label={say(label)}>
            {(control) => (
              <textarea
                {...control}
                className="fld"
                readOnly
                rows={3}
                value={value}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Labelled>
        ))}
        {hint ? <p className="field-hint">{say(hint)}</p> : null}
      </div>
    </Drawer>
  )
}
