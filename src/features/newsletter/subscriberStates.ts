/** The states of a subscriber. */
export const subscriberStates = ['waiting', 'subscribed', 'unsubscribed', 'bounced'] as const
