import { startExample } from './example-service.js';

const service = await startExample();
afterAll(() => service.close());

describe('origin check', () => {
  const post = () => service.as({}).post('/api/example/notes').send({ text: 'a' });

  it('takes our own origin, or a browser that says same-origin', async () => {
    await post().expect(201);
    await post().set('Sec-Fetch-Site', 'same-origin').unset('Origin').expect(201);
  });

  it.each<Record<string, string>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('refuses a changing call with %j', async (headers) => {
    const { body } = await post().set(headers).expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses a changing call without any origin', async () => {
    await post().unset('Origin').expect(403);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await service
        .as({})
        .post('/api/example/notes')
        .type(type)
        .send('{"text":"a"}')
        .expect(400);
      expect(answer.body).toMatchObject({ code: 'MALFORMED_BODY' });
    },
  );
});
