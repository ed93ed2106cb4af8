import type { ChildProcess } from 'node:child_process'
import { startChild } from './contain.ts'

/** A process on loan for one task. */
export interface BorrowedProcess {
  child: ChildProcess
  /** Whether it has done tasks before, of the same owner. */
  isUsed: boolean
  /** Gives it back after its task, to be used for the owner's next. One that is not given back has to end. */
  giveBack(): void
}

/** Milliseconds for which a process that was given back waits for its owner's next task. */
const gracePeriod = 1000
/** Memory that a process may keep grows with its work. */
const mostTasks = 100

/**
 * Starts processes that run one file, and has each do the tasks of one owner. While it is kept and none of them works, one waits
 * that was started before and warmed up: it loads its code and use it once, which for most files takes longer than the
 * task itself.
 */
export class Standby {
  readonly #entry: string
  readonly #warmUp: object
  #waiting: ChildProcess | null = null
  /** Processes that wait for the next task of their owner. */
  readonly #idle = new Map<ChildProcess, { owner: string; tasks: number; timer: NodeJS.Timeout }>()
  #alive = 0
  #kept = false

  /** @param warmUp the message that tells a process to warm up; its task may come at any moment after it */
  constructor(entry: string, warmUp: object) {
    this.#entry = entry
    this.#warmUp = warmUp
  }

  /**
   * A process for one task: one that has done tasks of the same owner before, the one that waits, or a new one. Those that wait for
   * tasks of another owner are ended, so that there are never more than there are tasks.
   */
  take(owner: string): BorrowedProcess {
    for (const [child, idle] of this.#idle) {
      if (idle.owner !== owner || !child.connected) this.#end(child)
      else {
        clearTimeout(idle.timer)
        this.#idle.delete(child)
        return this.#lend(child, owner, idle.tasks)
      }
    }
    const child = this.#waiting?.connected ? this.#waiting : this.#start()
    this.#waiting = null
    this.#alive += 1
    child.once('close', () => {
      this.#end(child)
      this.#alive -= 1
      this.#prepare()
    })
    return this.#lend(child, owner, 0)
  }

  /** Has a process wait from now on, until the returned function is called. */
  keep(): () => void {
    this.#kept = true
    this.#prepare()
    return () => {
      this.#kept = false
      for (const child of [...this.#idle.keys()]) this.#end(child)
      this.#waiting?.kill('SIGKILL')
      this.#waiting = null
    }
  }

  #lend(child: ChildProcess, owner: string, tasks: number): BorrowedProcess {
    const giveBack = () => {
      if (!child.connected || tasks + 1 >= mostTasks) return void child.kill('SIGKILL')
      const timer = setTimeout(() => this.#end(child), gracePeriod)
      timer.unref()
      this.#idle.set(child, { owner, tasks: tasks + 1, timer })
    }
    return { child, isUsed: tasks > 0, giveBack }
  }

  #end(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child)?.timer)
    this.#idle.delete(child)
    child.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = startChild(this.#entry)
    // The task that uses it gets the error as well; a failure while it waits needs no report.
    child.on('error', () => {})
    return child
  }

  #prepare(): void {
    if (!this.#kept || this.#alive > 0 || this.#waiting?.connected) return
    this.#waiting = this.#start()
    this.#waiting.send(this.#warmUp, () => {})
  }
}
