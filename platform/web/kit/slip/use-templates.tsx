import { useState, type ReactNode } from 'react'
import type { AnySlip } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { showToast } from '../feedback/toast.ts'
import { newContent, type Beginning } from './slip-content.ts'
import { beginningOf, templateOf } from './template-content.ts'
import { templateTexts } from './template.text.ts'
import { TemplatesDrawer } from './templates-drawer.tsx'
import type { OpenSlip } from './use-slip.ts'

interface Templates {
  readonly commands: readonly Command[]
  readonly drawer: ReactNode
}

/** A slip that is entered again and again begins with what was kept of an older one; taken back like anything typed. */
export function useTemplates(
  slip: AnySlip,
  open: OpenSlip,
  isOffered: boolean,
  begun: (beginning: Beginning) => void,
): Templates {
  const say = useSay()
  const [shown, setShown] = useState(false)
  if (!isOffered) return { commands: [], drawer: null }
  const { content } = open
  const kept = templateOf(slip, content)
  const command: Command = {
    ...{ id: 'templates', label: templateTexts.templates, key: 'Alt+T', icon: 'star' },
    ...(slip.write ? { need: [slip.write] } : {}),
    run: () => setShown(true),
  }
  const drawer = shown ? (
    <TemplatesDrawer
      slip={slip}
      content={kept.lines.length > 0 ? kept : undefined}
      onBegin={
        open.record
          ? undefined
          : (template) => {
              setShown(false)
              const beginning = beginningOf(slip, template)
              open.edit(() => newContent(slip, open.businessDate, beginning))
              showToast('done', say(templateTexts.begun, { name: template.name }))
              begun(beginning)
            }
      }
      onClose={() => setShown(false)}
    />
  ) : null
  return { commands: [command], drawer }
}
