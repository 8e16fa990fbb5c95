export const expectedReply = {
  title: 'Expected answer',
  /** By then half of the patients have an answer. Begins a line. */
  today: (time: string) => `today by ${time}`,
  tomorrow: (time: string) => `tomorrow by ${time}`,
  onWeekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (weekday) => (time: string) => `on ${weekday} by ${time}`,
  ),
  onDay: (day: string, time: string) => `on ${day} by ${time}`,
  /** On the day that was named just before. */
  sameDay: (time: string) => `by ${time}`,
  nineOfTen: (when: string) => `Nine of ten get one ${when}.`,
  late: 'It takes longer than usual. Nine of ten have an answer by then.',
  worse: (number: string) => `Much worse before that? Call ${number}.`,
};
