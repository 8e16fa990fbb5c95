/** When a clinic is open. Times are 8:00, weekdays count from Monday. */
export const clinics = {
  general: 'The clinic answers in opening hours',
  answers: (hours: string) => `The clinic answers ${hours}`,
  workingDays: (times: string) => `on working days ${times}`,
  shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
  /** Joined to the sentence before it. */
  opens: (when: string) => `opens ${when}`,
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  onWeekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (weekday) => (time: string) => `on ${weekday} at ${time}`,
  ),
  onDay: (day: string, time: string) => `on ${day} at ${time}`,
};
