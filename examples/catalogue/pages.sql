INSERT INTO pages (title, url) VALUES ('What''s new', 'https://travel.example/what''s new');
