/** Stands around one block in the browser: a block that fails becomes a RenderError box, its neighbours go on (F-POST-13). */
import { Component, type ReactNode } from 'react'
import { RenderErrorBox, type BlockFailure } from './ErrorBox.tsx'

export interface BlockBoundaryProps {
  /** Asked when the block has failed. */
  failureOf(message: string): BlockFailure
  attributes?: Readonly<Record<string, string>>
  /** Another value tries the block again. */
  attempt?: unknown
  children: ReactNode
}

interface State {
  message: string | null
  attempt: unknown
}

export class BlockBoundary extends Component<BlockBoundaryProps, State> {
  override state: State = { message: null, attempt: this.props.attempt }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps(props: BlockBoundaryProps, state: State): State | null {
    return state.attempt === props.attempt ? null : { message: null, attempt: props.attempt }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === null) return this.props.children
    return <RenderErrorBox failure={this.props.failureOf(message)} attributes={this.props.attributes} />
  }
}
