export const termsForClinics = `
> Z Tervity korzysta się w imieniu przychodni, z własnym logowaniem i tylko do pracy.
> Dane pacjenta ogląda się tylko wtedy, gdy wymaga tego zadanie. Każde obejrzenie zostawia ślad, który pacjent widzi.
> Teksty AI i tłumaczenia są pomocą. Trzeba je sprawdzić, a decyzję medyczną zawsze podejmuje człowiek.

# Dla kogo jest ten regulamin

Ten regulamin jest dla wszystkich, którzy pracują w Tervicie w imieniu przychodni: lekarzy, pielęgniarek, innych pracowników i administratorów przychodni. Przychodnia ma własną umowę z Tervita OÜ, której częścią jest umowa powierzenia przetwarzania danych. Tutaj zapisano, czego musi przestrzegać każda osoba.

# Dostęp

Dostęp daje i odbiera przychodnia. Pracuje się z własnym logowaniem i nie przekazuje się go nikomu, nawet osobie z sąsiedniego gabinetu. Odchodząc, trzeba zablokować urządzenie. Na wspólnym urządzeniu trzeba się wylogować.

Jeśli dostęp mógł trafić w cudze ręce, jeśli widać dane, których nie powinno być widać, albo wiadomość trafiła do niewłaściwej osoby, należy od razu powiadomić administratora przychodni i nas. Nasz adres w takich sprawach to security@tervita.example. Czas jest ważny: przychodnia może mieć tylko 72 godziny na zgłoszenie naruszenia.

Gdy pracownik odchodzi lub zmieniają się jego zadania, musi się zmienić także dostęp. Każdy pracownik może dodawać i wyłączać inne osoby, ale nigdy siebie. Administratorzy przychodni dowiadują się o takich zmianach.

# Dane pacjentów

- E-kontakt lub dane pacjenta otwiera się tylko wtedy, gdy bierze się udział w jego leczeniu lub ma się inne zadanie od przychodni.
- Bez takiego zadania nie wolno szukać danych o sobie, rodzinie, współpracownikach i znajomych.
- Zapisuje się to, czego wymaga opieka, słowami, które można by powiedzieć także pacjentowi. Pacjent ma prawo zobaczyć swoje dane, a notatki wewnętrzne mogą być ich częścią.
- Nie wolno kopiować danych pacjentów na prywatne urządzenia, do prywatnej poczty ani do usług, których przychodnia nie zatwierdziła.
- Ekran i zdjęcia wolno pokazać dopiero po upewnieniu się, że żadnego pacjenta nie da się rozpoznać.

Tervita zapisuje, kto, co i kiedy otworzył, wyświetlił na liście, wyszukał i zmienił. Tych zapisów nie można zmienić. Pacjenci widzą, kto oglądał ich dane. Przychodnia i my używamy zapisów do wykrywania i udowadniania nadużyć.

Obowiązek zachowania tajemnicy, który wynika z zawodu, zatrudnienia i prawa, trwa także po zakończeniu korzystania z Tervity.

# Odpowiadanie pacjentom

Tervita nie służy do nagłych przypadków i pacjenci o tym wiedzą. Mimo to wiadomość może taki przypadek opisywać. Po przeczytaniu takiej wiadomości trzeba działać tak, jakby pacjent zadzwonił: zadzwonić do niego albo wezwać do niego pogotowie.

Przychodnia ustala swoje godziny pracy i według nich obiecuje odpowiedzi. Jeśli przez pewien czas nie może odpowiadać, umieszcza w Tervicie komunikat.

Odpowiada się prosto i uprzejmie. Odpowiedź jest częścią dokumentacji pacjenta zgodnie z zasadami przychodni. Wysłanej odpowiedzi nie można cofnąć. Wysyłanie można anulować tylko przez kilka sekund, które pokazuje ekran.

Szablonów i wiadomości masowych używa się tylko w sprawach zdrowotnych samej przychodni. Nie wolno w nich reklamować towarów ani usług. Masowy SMS kosztuje tyle, ile ekran pokazuje przed potwierdzeniem.

# AI, tłumaczenie i kalkulatory

Podsumowania, pytania i tłumaczenia może przygotować oprogramowanie. Są oznaczone, mówią, z czego powstały, i mogą zawierać błędy lub braki. Przed decyzją należy przeczytać oryginał. Nie wolno polegać na samym tłumaczeniu, gdy chodzi o dawki, alergie, zgodę lub inne sprawy, w których błąd szkodzi. Więcej mówi o tym polityka tłumaczeń, o której akceptację prosimy przed pierwszym użyciem.

Kalkulatory w Tervicie wspierają decyzję i jej nie zastępują. Wprowadzone wartości trzeba sprawdzić.

# Recepty i dokumenty

Przedłużenie recepty zatwierdza tylko lekarz. Odmówić może lekarz lub pielęgniarka. Recepty i zwolnienia wystawia się w systemach krajowych, które do tego służą. Tervita tego nie robi.

# Co do kogo należy

Dane przychodni należą do przychodni. Usługa, jej teksty, katalog powodów i wygląd należą do Tervita OÜ lub do tych, którzy udzielili nam licencji. Można z nich korzystać w pracy w przychodni. Bez naszej pisemnej zgody nie wolno kopiować usługi, rozkładać jej na części ani testować jej zabezpieczeń. O zauważonej słabości prosimy nas powiadomić. Dziękujemy każdemu, kto zgłasza w dobrej wierze.

# Gdy coś pójdzie źle

Jeśli dostęp zagraża danym pacjentów, możemy go od razu zablokować. Wyjaśniamy przychodni, dlaczego. Złamanie tego regulaminu może mieć skutki w zatrudnieniu i w prawie, a w poważnym przypadku także karne.

Utrzymujemy usługę tak, jak uzgodniono z przychodnią. Podczas awarii pracuje się przez telefon i na papierze, zgodnie z planem przychodni. Tervita OÜ odpowiada przed przychodnią na podstawie tej umowy. Pracownik odpowiada przed przychodnią na podstawie swojej.

# Dane pracownika

Do konta, nazwiska, roli i zapisów pracy stosuje się polityka prywatności. Pacjenci widzą przy odpowiedziach imię, nazwisko i rolę.

# Zmiany i kontakt

Możemy zmienić ten regulamin, gdy zmienia się usługa lub prawo. Data jest na początku, a przy istotnej zmianie prosimy o ponowną zgodę. Kto się nie zgadza, powinien porozmawiać ze swoją przychodnią, bo bez zgody nie można pracować w Tervicie.

Obowiązuje prawo estońskie. Na pytania odpowiadamy pod adresem help@tervita.example.
`;
