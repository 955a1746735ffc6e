/** What runs in the threads of textWork.ts: cleaning of markup and marking of code. Node runs this file by itself, so it imports little. */
import { parentPort } from 'node:worker_threads'
import { cleanMarkup } from './cleanMarkup.ts'
import { highlightCode } from './highlightCode.ts'
import type { TextTask } from './textWork.ts'

parentPort?.on('message', ({ id, task }: { id: number; task: TextTask }) => {
  answerOf(task).then(
    (answer) => parentPort?.postMessage({ id, answer }, []),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []),
  )
})

async function answerOf(task: TextTask): Promise<unknown> {
  return task.kind === 'clean'
    ? task.texts.map(cleanMarkup)
    : ((await highlightCode(task.code, task.language))?.html ?? null)
}
