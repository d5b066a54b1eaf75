// Who is sitting before this browser. The identity itself is a cookie that scripts cannot read.
import { call, Refused, type Me } from '../api/client'
import { t } from '../i18n/i18n.svelte'

class Myself {
  current = $state<Me | null>(null)
  private asked: Promise<void> | null = null

  get name(): string {
    return this.current?.name ?? ''
  }

  /** Find out once who is here. */
  find(): Promise<void> {
    this.asked ??= this.look()
    return this.asked
  }

  private async look(): Promise<void> {
    try {
      this.current = await call('get', '/api/me')
    } catch (error) {
      // Nobody is known here; without a line it is asked again.
      if (error instanceof Refused && error.status === 0) this.asked = null
    }
  }

  /** Take a name; without one a guest's. */
  async become(name = ''): Promise<Me> {
    await this.find()
    const wanted = name.trim() || this.name || t('web-guest')
    if (this.current?.name !== wanted) {
      this.current = await call('post', '/api/me', { body: { name: wanted } })
    }
    return this.current
  }
}

export const me = new Myself()
