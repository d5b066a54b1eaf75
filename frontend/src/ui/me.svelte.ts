// The user of this browser. The identity itself is a cookie that scripts cannot read.
import { call, Refused, type Me } from '../api/client'
import { t } from '../i18n/i18n.svelte'

class CurrentUser {
  current = $state<Me | null>(null)
  private asked: Promise<void> | null = null

  get name(): string {
    return this.current?.name ?? ''
  }

  /** Fetch the user once. */
  find(): Promise<void> {
    this.asked ??= this.look()
    return this.asked
  }

  private async look(): Promise<void> {
    try {
      this.current = await call('get', '/api/me')
    } catch (error) {
      // Not signed in. After a network error the next call tries again.
      if (error instanceof Refused && error.status === 0) this.asked = null
    }
  }

  /** Sign in under a name, by default as a guest. */
  async signIn(name = ''): Promise<Me> {
    await this.find()
    const wanted = name.trim() || this.name || t('web-guest')
    if (this.current?.name !== wanted) {
      this.current = await call('post', '/api/me', { body: { name: wanted } })
    }
    return this.current
  }
}

export const me = new CurrentUser()
